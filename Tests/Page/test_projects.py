"""Xcode projects as pages, made by `heft build` of what is in Examples/Xcode, pressed as apps are (docs/bring-your-app.md)."""

import pytest
from heft_browser import PHONE, ROOT, Server, blank_page
from playwright.sync_api import expect
from pressing import PEEK, POP, Presser


@pytest.fixture(scope="module")
def addresses():
    """The address of the page of each project, which `Scripts/test projects` has built."""
    servers = {}

    def address(name):
        folder = ROOT / ".build" / "projects" / name
        assert folder.is_dir(), f"{folder} is not there; run Scripts/test projects"
        servers.setdefault(name, Server(folder=folder))
        return servers[name].url

    yield address
    for server in servers.values():
        server.stop()


@pytest.fixture
def hand(browser, addresses, watched):
    def opened(project):
        page = blank_page(browser, PHONE)
        watched.append(page)
        page.goto(addresses(project))
        page.evaluate("() => window.heft.ready")
        return Presser(page)

    return opened


def row(hand, text):
    return hand.screen.get_by_text(text, exact=True).first


def test_a_row_of_a_storyboard_is_peeked_at_and_popped(hand):
    hand = hand("Recipes")
    first = hand.screen.get_by_text("min", exact=False).first
    hand.pop(first)
    expect(hand.button("Recipes")).to_be_visible()


def test_a_peek_that_is_a_segue_opens_its_scene(hand):
    hand = hand("Trails")
    first = hand.screen.get_by_role("listitem").first
    hand.peek(first)
    hand.push(0)
    hand.lift()
    hand.gone()


def test_cells_and_screens_of_nib_files_are_shown_and_peeked_at_with_their_actions(hand):
    hand = hand("Notes")
    expect(row(hand, "20 words")).to_be_visible()
    hand.open_actions(row(hand, "Note 2"), "Star")
    hand.button("Star").click()
    hand.shown.console_says("Star: Note 2")


def test_values_of_any_and_work_that_is_put_off_reach_the_console(hand):
    hand = hand("Notes")
    hand.shown.console_says("words: 780 Note 1, Note 2")
    hand.shown.console_says("NotesViewController of version 1.4")
    hand.shown.console_says("granted: false nil")


def test_a_recognizer_of_the_projects_own_begins_at_its_threshold(hand):
    hand = hand("Notes")
    hand.pop(row(hand, "Note 1"))
    expect(hand.screen.get_by_text("Note 1 by Ann")).to_be_visible()
    label = hand.screen.get_by_text("Press deep", exact=True)
    hand.press(label, PEEK)
    expect(label).to_be_visible()
    hand.push(POP)
    expect(hand.screen.get_by_text("Pressed deep", exact=True)).to_be_visible()
    hand.lift()
