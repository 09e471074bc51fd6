"""What a module asks of the browser beside the screen, with the browser's part made up (APP-11)."""

import pytest

CALLS = """async () => {
  const { HostServices } = await import("/device/host-services.js");
  const heard = [];
  const note = (name) => (...fields) => heard.push([name, ...fields]);
  const events = Object.fromEntries(
    ["stored", "shared", "loaded", "abilities", "date"].map((name) => [name, note(name)]));
  const services = new HostServices(events);
  (await services.prepare(false))();
  heard.length = 0;
  const picture = { name: "a.png", mediaType: "image/png", bytes: new Uint8Array([1, 2, 3]) };
  await (async () => { WORK })();
  const end = performance.now() + 8000;
  while (heard.length === 0 && performance.now() < end) await new Promise(requestAnimationFrame);
  return heard;
}"""

SHARES = """() => {
  window.asked = [];
  navigator.canShare = () => true;
  navigator.share = async ({ title, text, files }) => {
    window.asked.push([title, text, files?.map(({ name, type, size }) => [name, type, size])]);
    if (window.shareFails) throw new DOMException("no", window.shareFails);
  };
}"""


@pytest.fixture
def as_sources():
    return True


def heard(page, work):
    """What the module hears of it."""
    return page.evaluate(CALLS.replace("WORK", work))


def test_files_are_shared_before_the_call_returns(page):
    page.evaluate(SHARES)
    work = "services.share(3, 'T', '', [picture]); heard.push(window.asked.length)"
    assert heard(page, work)[0] == 1
    assert page.evaluate("window.asked") == [["T", None, [["a.png", "image/png", 3]]]]


def test_a_cancelled_and_a_failed_share_are_told_apart(page):
    page.evaluate(SHARES)
    page.evaluate("window.shareFails = 'AbortError'")
    assert heard(page, "services.share(1, '', 't', [])") == [["shared", 1, 0, ""]]
    page.evaluate("window.shareFails = 'NotAllowedError'")
    assert heard(page, "services.share(2, '', 't', [])") == [["shared", 2, 2, "NotAllowedError"]]
    page.evaluate("navigator.share = undefined")
    assert heard(page, "services.share(3, '', 't', [])") == [["shared", 3, 2, "missing"]]


def test_text_is_copied(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert heard(page, "services.copy(4, 'weight', null)") == [["shared", 4, 1, ""]]
    assert page.evaluate("navigator.clipboard.readText()") == "weight"


def test_a_clipboard_that_refuses_says_why(page):
    page.evaluate(
        "() => { navigator.clipboard.write = async () => { throw new DOMException('no', 'NotAllowedError') } }")
    assert heard(page, "services.copy(5, '', picture)") == [["shared", 5, 2, "NotAllowedError"]]


def test_a_file_is_downloaded_under_its_name(page):
    with page.expect_download() as download:
        heard(page, "services.saveFile(picture); heard.push(1)")
    assert download.value.suggested_filename == "a.png"
    with open(download.value.path(), "rb") as file:
        assert file.read() == b"\1\2\3"


def test_a_replay_reaches_nothing_outside(page):
    page.evaluate(SHARES)
    work = """
      services.silently(() => {
        services.store("a", "k", 1, new Uint8Array(1));
        services.remove("a", "k", 2);
        services.share(1, "", "t", []);
        services.copy(2, "t", null);
        services.saveFile(picture);
      });
      // Whatever were stored would be told by then.
      await services.settled();
      heard.push("end");
    """
    assert heard(page, work) == ["end"]
    assert page.evaluate("window.asked") == []


def test_where_a_browser_cannot_be_asked_a_window_that_does_not_open_is_offered(page):
    page.evaluate(
        """() => {
          Object.defineProperty(navigator, "userActivation", { value: undefined });
          window.open = (address) => { window.asked = address; return window.allowed ?? null };
        }"""
    )
    work = "services.open('https://www.example.com/a/', true); heard.push(window.asked)"
    assert heard(page, work) == ["https://www.example.com/a/"]
    offer = page.get_by_role("alert").get_by_role("link")
    assert offer.get_attribute("href") == "https://www.example.com/a/"
    assert offer.inner_text() == "Open example.com/a"
    page.evaluate("() => { window.allowed = { opener: window } }")
    assert heard(page, work + "; heard.push(window.allowed.opener)") == ["https://www.example.com/a/", None]
    assert page.get_by_role("alert").get_by_role("link").count() == 0
