"""Xcode projects as pages, made by `heft build` of what is in Examples/Xcode, pressed as apps are (docs/bring-your-app.md)."""

import pytest
from heft_browser import PHONE, ROOT, Server, blank_page
from home_screen import Home
from playwright.sync_api import expect
from pressing import PEEK, POP, Presser
from test_app_search import still


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
    def opened(project, **appearance):
        page = blank_page(browser, PHONE, **appearance)
        watched.append(page)
        page.goto(addresses(project))
        page.evaluate("() => window.heft.ready")
        return Presser(page)

    return opened


def row(hand, text):
    return hand.screen.get_by_text(text, exact=True).first


def test_a_row_of_a_storyboard_is_peeked_at_and_popped(hand):
    hand = hand("Recipes")
    hand.pop(row(hand, "Leek soup"))
    expect(hand.button("Back, Recipes")).to_be_visible()
    expect(row(hand, "Sweat the leeks, add stock, simmer.")).to_be_visible()


def test_a_peek_that_is_a_segue_has_its_scenes_actions_and_opens_it(hand):
    hand = hand("Trails")
    hand.open_actions(row(hand, "Mill Stream"), "Walk")
    hand.tap(hand.button("Walk"))
    hand.shown.console_says("walk")
    hand.gone()
    hand.pop(row(hand, "Ridge Walk"))
    expect(hand.button("Back, Trails")).to_be_visible()


def test_cells_and_screens_of_nib_files_are_shown_and_peeked_at_with_their_actions(hand):
    hand = hand("Notes")
    expect(row(hand, "20 words")).to_be_visible()
    hand.open_actions(row(hand, "Note 2"), "Star")
    hand.tap(hand.button("Star"))
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


def test_a_gauge_of_constraints_in_code_fills_with_the_force_and_is_reset_by_an_alert(hand):
    hand = hand("Meter")
    hand.shown.console_says("limits: 25 %, 50 %, 100 %")
    hand.press(hand.screen.get_by_label("Gauge"), 0.6)
    expect(row(hand, "60 %")).to_be_visible()
    hand.lift()
    expect(row(hand, "Highest: 60 %, released 1×")).to_be_visible()
    hand.tap(hand.button("Refresh"))
    hand.tap(hand.button("Reset"))
    expect(row(hand, "Highest: 0 %, released 0×")).to_be_visible()


def test_an_item_of_a_collection_has_its_menu_and_follows_its_segue(hand):
    hand = hand("Birds")
    hand.open_actions(row(hand, "Robin"), "Make favorite")
    hand.tap(hand.button("Make favorite"))
    hand.shown.console_says("favorite: Robin")
    hand.gone()
    hand.tap(row(hand, "Wren"))
    expect(row(hand, "Heard 12 times")).to_be_visible()


def test_a_quick_action_of_an_app_of_scenes_leads_to_what_its_info_names(hand):
    hand = hand("Birds")
    hand.tap(row(hand, "Robin"))
    expect(row(hand, "Heard 31 times")).to_be_visible()
    hand.screen.focus()
    hand.page.keyboard.press("Home")
    home = Home(hand.page)
    home.finger = hand.finger
    expect(home.icon("Birds")).to_be_visible()
    still(hand.page)
    home.menu("Birds", "Show favorite")
    home.slide("Show favorite")
    expect(row(hand, "Heard 12 times")).to_be_visible()


def test_settings_of_a_generic_property_wrapper_are_kept(hand):
    hand = hand("Birds")
    hand.shown.console_says("opened 1×, seen: ")
    hand.tap(row(hand, "Robin"))
    expect(row(hand, "Heard 31 times")).to_be_visible()
    hand.tap(hand.button("Back, Birds"))
    hand.shown.console_says("opened 1×, seen: Robin")


@pytest.mark.parametrize("color_scheme, ground", [("light", "rgb(253, 242, 232)"), ("dark", "rgb(77, 64, 51)")])
def test_a_catalogs_color_follows_the_appearance(hand, color_scheme, ground):
    hand = hand("Birds", color_scheme=color_scheme)
    card = row(hand, "Robin")
    expect(card).to_be_visible()
    seen = hand.screen.evaluate(
        "(screen) => [...screen.querySelectorAll('.view')].map((view) => getComputedStyle(view).backgroundColor)"
    )
    assert ground in seen


def test_texts_are_in_the_readers_language_and_plurals_follow_their_number(hand):
    german = hand("Birds", locale="de-DE")
    expect(row(german, "Vögel")).to_be_visible()
    german.tap(row(german, "Siskin"))
    expect(row(german, "1-mal gehört")).to_be_visible()
    english = hand("Birds", locale="en-GB")
    english.tap(row(english, "Siskin"))
    expect(row(english, "Heard once")).to_be_visible()


def test_what_cannot_be_understood_is_left_out_and_the_rest_runs(hand):
    hand = hand("Mishaps")
    hand.shown.console_says("later")
    hand.pop(row(hand, "Mishap 3"))
    expect(row(hand, "wormholeView")).to_be_visible()
    hand.tap(hand.button("Done"))
    # A press while the screen goes is no peek.
    expect(hand.screen.get_by_text("wormholeView", exact=True)).to_have_count(0)
    expect(row(hand, "Reason 5")).to_be_visible()
    hand.open_actions(row(hand, "Mishap 2"), "Blame")
    hand.tap(hand.button("Blame"))
    hand.shown.console_says("Blame 2")
    hand.gone()
    hand.tap(row(hand, "Odd"))
    expect(row(hand, "Nobody wrote this class")).to_be_visible()
