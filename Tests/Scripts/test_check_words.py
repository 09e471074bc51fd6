"""What `Scripts/check-words` says of a text's spelling."""

import pytest
from machine import script

check_words = script("check-words")


def test_another_spelling_is_told_with_its_place_and_what_to_write():
    assert list(check_words.differences("a.md", "One.\nA grey Colour, recognised.\n")) == [
        "a.md:2: 'grey' is written 'gray' here.",
        "a.md:2: 'Colour' is written 'color' here.",
        "a.md:2: 'recognis' is written 'recogniz' here.",
    ]


@pytest.mark.parametrize("word", [
    "cancelled", "gray", "color", "recognizer", "labeled", "aria-labelledby", "optimistic", "optimism", "organism", "analysis",
    "analyses the", "center", "model", "percentage"])
def test_what_is_american_or_a_name_is_let_be(word):
    assert list(check_words.differences("a.md", word + "\n")) == []


@pytest.mark.parametrize("word", ["analysed", "centred", "centre", "labelled", "Behaviour", "optimised", "neighbouring"])
def test_british_words_are_found_in_each_form(word):
    assert len(list(check_words.differences("a.md", word + "\n"))) == 1


def test_a_file_may_have_a_word_that_is_listed_for_it():
    path = "Sources/DoodleFormats/StrokeBuilder.swift"
    assert list(check_words.differences(path, '("grey", 0x808080)\n')) == []
    assert len(list(check_words.differences(path, "the colour grey\n"))) == 1


@pytest.mark.parametrize("line, better", [
    ("for who reads this", "for people who"), ("Whoever reads this", "the person who"), ("nil is none.", "means none"),
    ("nil where the bytes are none", "where it is not one")])
def test_phrases_that_are_no_english_are_found(line, better):
    assert [complaint.split("'")[3] for complaint in check_words.differences("a.md", line + "\n")] == [better]


@pytest.mark.parametrize("line", ["nil if there is none", "for people who read", "0 means none", "the rest is none of these"])
def test_phrases_of_english_are_let_be(line):
    assert list(check_words.differences("a.md", line + "\n")) == []
