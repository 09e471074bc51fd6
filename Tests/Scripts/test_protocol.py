"""What `Protocol/generate` makes of a schema, and what it refuses."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Protocol"))

import javascript  # noqa: E402
import python  # noqa: E402
import schema  # noqa: E402
import swift  # noqa: E402
import swift_events  # noqa: E402
import swift_listing  # noqa: E402
import swift_traces  # noqa: E402
import tables  # noqa: E402

SMALL = """
version = 1
constant = [{ name = "mostWaves", type = "i32", value = 3, doc = "How many waves there are at most." }]
enum = [{ name = "Hand", cases = [{ name = "left", value = 0 }, { name = "right", value = 1 }] }]
bits = []
struct = []
union = []
request = []
operation = [
  { code = 1, name = "wave", doc = "Waves.", fields = [
    { name = "view", type = "view" }, { name = "hand", type = "Hand" }, { name = "times", type = "u32" },
  ] },
]
event = [
  { code = 7, name = "clapped", doc = "A clap.", swift = "HostEvent.Clap", fields = [
    { name = "hand", type = "Hand" }, { name = "words", type = "string?" }, { name = "loudness", type = "f64" },
    { name = "echo", type = "bytes?" }, { name = "reason", type = "string?" },
  ] },
]
"""


def loaded(tmp_path, text):
    file = tmp_path / "protocol.toml"
    file.write_text(text, encoding="utf-8")
    return schema.load(file)


def test_an_operation_reaches_the_swift_and_the_page_with_its_fields(tmp_path):
    it = loaded(tmp_path, SMALL)
    assert "case wave(ViewNumber, hand: Hand, times: UInt32)" in "".join(swift.operations(it))
    assert "case 1: views.wave(from.u32(), from.u8(), from.u32()); break;" in "".join(javascript.operations(it))
    assert '"wave \\(view) \\(hand) \\(times)"' in "".join(swift_listing.listing(it))


def test_a_constant_is_the_same_number_in_swift_and_on_the_page(tmp_path):
    it = loaded(tmp_path, SMALL)
    assert "package static var mostWaves: Int32 { 3 }\n" in "".join(swift.values(it))
    assert "export const mostWaves = 3;\n" in "".join(javascript.values(it))


def test_a_text_that_both_sides_know_is_the_same_in_swift_and_on_the_page(tmp_path):
    it = loaded(tmp_path, SMALL.replace('type = "i32", value = 3', 'type = "string", value = "far/"'))
    assert 'package static var mostWaves: String { "far/" }\n' in "".join(swift.values(it))
    assert 'export const mostWaves = "far/";\n' in "".join(javascript.values(it))


RAW = SMALL.replace(
    """{ name = "Hand", cases = [{ name = "left", value = 0 }, { name = "right", value = 1 }] }""",
    """{ name = "Hand", table = "hands", doc = "Where a hand is.", cases = [
      { name = "left", value = 0, page = ["at", "far left"] }, { name = "right", value = 1, page = ["at", "right"] },
    ] }""")


def test_an_enum_of_uikits_is_a_number_in_swift_and_a_table_on_the_page(tmp_path):
    it = loaded(tmp_path, RAW)
    assert "case wave(ViewNumber, hand: UInt8, times: UInt32)" in "".join(swift.operations(it))
    table = '/** Where a hand is. */\nexport const hands = /** @type {const} */ ([["at", "far left"], ["at", "right"]]);\n'
    assert table in "".join(javascript.values(it))
    assert "export const Hand" not in "".join(javascript.values(it))
    assert "`u8` hand (0 left, 1 right)" in "".join(tables.table(it, it.operations, "operation"))


def test_the_enums_that_cross_as_raw_values_have_the_cases_of_the_librarys():
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "Sources/Heft").rglob("*.swift"))
    # The lines of a text are told apart by what a page can draw, not by the bits of NSUnderlineStyle.
    for choice in schema.load().raws.values():
        if choice.name == "TextLine":
            continue
        name = choice.name.rpartition(".")[2]
        declared = re.search(rf"public enum {name}: \w+, Sendable {{\n(.*?)\n *(?:}}|var)", sources, re.S)
        assert declared, choice.name
        cases = re.findall(r"case `?(\w+)`? = (\d+)", declared[1])
        assert cases == [(case["name"], str(case["value"])) for case in choice.cases], choice.name


def test_an_event_has_the_same_bytes_from_python_and_from_the_page(tmp_path):
    it = loaded(tmp_path, SMALL)
    names = {}
    exec("".join(python.events(it)), names)
    bytes_script = (ROOT / "Web/protocol/bytes.js").as_uri()
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "event-values.js").write_text("".join(javascript.event_values(it)))
    (tmp_path / "event-writer.js").write_text("".join(javascript.event_writer(it)).replace("./bytes.js", bytes_script))
    values = [("hm", None, None), (None, b"\7", None), (None, None, "no"), ("hm", b"\7\10", "no"), (None, None, None)]
    script = 'import { EventWriter, Hand } from "./event-writer.js";\n'
    for words, echo, reason in values:
        written = [json.dumps(words), "0.5", "null" if echo is None else f"new Uint8Array({[*echo]})", json.dumps(reason)]
        script += f"console.log([...new EventWriter().clapped(Hand.right, {', '.join(written)})].join());\n"
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    for (words, echo, reason), line in zip(values, done.stdout.splitlines(), strict=True):
        assert bytes(int(byte) for byte in line.split(",")) == names["clapped"](1, words, 0.5, echo, reason)


def test_a_struct_is_in_the_file_that_it_names(tmp_path):
    it = loaded(
        tmp_path,
        SMALL.replace("struct = []", """struct = [
          { name = "Ring", fields = [{ name = "size", type = "f64" }] },
          { name = "Tune", file = "Sound", fields = [{ name = "notes", type = "u32" }] },
        ]"""))
    assert swift.struct_files(it) == ["Sound"]
    first, more = "".join(swift.values(it)), "".join(swift.more_values(it, "Sound"))
    assert "struct Ring" in first and "struct Tune" not in first
    assert "struct Tune" in more and "struct Ring" not in more


def test_an_event_is_a_type_whose_numbers_are_rounded(tmp_path):
    it = loaded(tmp_path, SMALL)
    types = "".join(swift_events.types(it))
    assert "case clapped(HostEvent.Clap)" in types
    assert "public init(hand: Hand, words: String?, loudness: Double, echo: [UInt8]?, reason: String?)" in types
    assert "value.loudness = Micros.round(value.loudness)" in "".join(swift_events.rounding(it))


CLAP = "clap loudness hand words=mute|said echo=dry|wet reason=well|ill"
TRACED = SMALL.replace('swift = "HostEvent.Clap",', f'swift = "HostEvent.Clap", trace = "{CLAP}",')


def test_a_line_of_a_trace_has_the_fields_in_its_own_order(tmp_path):
    it = loaded(tmp_path, TRACED)
    written = "".join(swift_traces.writer(it)).replace("\n    ", "\n")
    assert 'begin("clap")\nput(value.loudness)\nmark(value.hand.traceName)\n' in written
    read = "".join(swift_traces.reader(it))
    assert 'case "clap": return try clapped()' in read
    assert 'let words = try self.choice("mute or said", of: "mute said") == 1 ? self.word("words") : nil' in read
    assert "| `clap` | loudness; `left` or `right`; `mute`, or `said` and the words;" in "".join(tables.lines(it))


def test_without_a_word_about_its_trace_an_event_is_written_field_by_field(tmp_path):
    it = loaded(tmp_path, SMALL.replace('"string?"', '"string"').replace('"bytes?"', '"bytes"'))
    assert "| `clapped` | `left` or `right`; words; loudness; echo in base64; reason |" in "".join(tables.lines(it))


@pytest.mark.parametrize(
    ("trace", "complaint"),
    [
        ("clap loudness hand words=mute|said echo=dry|wet", "its trace has not each field once."),
        ("clap loudness hand words=mute|said echo=dry|wet shouted", "'shouted' of its trace is no field."),
        ("clap loudness? hand words=mute|said echo=dry|wet reason=well|ill", "'loudness?' of its trace has no default."),
        ("clap loudness hand words* echo=dry|wet reason=well|ill", "'words*' of its trace is no list, or is written as none."),
        ("clap loudness hand words echo=dry|wet reason=well|ill", "'words' of its trace needs two words."),
    ],
)
def test_a_line_that_does_not_hold_is_refused(tmp_path, trace, complaint):
    with pytest.raises(schema.SchemaError) as error:
        list(tables.lines(loaded(tmp_path, TRACED.replace(CLAP, trace))))
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("u32", "u33"), "wave.times: there is no type 'u33'."),
        (("code = 1", "code = 300"), "operation or request wave: the code 300 is no byte."),
        (
            ("operation = [", 'operation = [{ code = 1, name = "nod" },'),
            "operation or request wave: nod has the code 1 already.",
        ),
        (('type = "i32", value', 'type = "bool", value'), "mostWaves: a constant is no 'bool'."),
        (
            ('name = "Hand", cases', 'name = "Hand", table = "hands", cases'),
            "Hand.left: there is no 'page', which the table needs.",
        ),
        (
            ('cases = [{ name = "left", value = 0', 'table = "hands", cases = [{ name = "left", value = 3'),
            "Hand: the values of an enum with a table are 0, 1 and so on.",
        ),
        (('doc = "Waves."', 'dock = "Waves."'), "operation wave"),
    ],
)
def test_a_schema_that_does_not_hold_is_refused_by_name(tmp_path, change, complaint):
    with pytest.raises(schema.SchemaError) as error:
        loaded(tmp_path, SMALL.replace(*change))
    assert complaint in str(error.value)
