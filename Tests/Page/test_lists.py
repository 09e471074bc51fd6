"""Tables as a screen reader is given them: lists by their sections (TABLE-12), in the browser's own tree."""

import pytest
from heft_browser import DESKTOP, PHONE
from playwright.sync_api import expect
from shown import still


class Node:
    """A node of the accessibility tree, with what is below it, the ignored left out."""

    def __init__(self, number, nodes):
        raw = nodes[number]
        self.role = raw.get("role", {}).get("value", "")
        self.name = raw.get("name", {}).get("value", "")
        self.properties = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
        self.children = []
        for child in raw.get("childIds", []):
            if child not in nodes:
                continue
            node = Node(child, nodes)
            self.children += node.children if nodes[child]["ignored"] else [node]

    def all(self, role):
        found = [self] if self.role == role else []
        return found + [node for child in self.children for node in child.all(role)]


def tree(page):
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return Node(nodes[0]["nodeId"], {node["nodeId"]: node for node in nodes})


@pytest.mark.parametrize("app", ["rooms"])
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_each_section_is_a_list_named_by_its_header(page):
    still(page)
    group = next(one for one in tree(page).all("group") if one.name == "Rooms")
    lists = group.all("list")
    assert [one.name for one in lists][:2] == ["Making", "Music"]
    making = lists[0]
    assert [item.role for item in making.children] == ["listitem"] * 4
    rows = [item.all("button")[0].name for item in making.children]
    assert [row.split(",")[0] for row in rows] == [
        "Bread before sunrise", "A chair from one board", "Bookbinding", "Soldering a synthesizer"
    ]
    # Each row is in one list, and nowhere else.
    assert len([one for one in group.all("button") if one.name.startswith("Bread")]) == 1
    order = [one.name for one in flat(group) if one.role in ("heading", "list")]
    assert order[:4] == ["Rooms", "Making", "Making", "Music"]
    assert [one.properties.get("level") for one in group.all("heading")][:2] == [1, 2]


def flat(node):
    yield node
    for child in node.children:
        yield from flat(child)


@pytest.mark.parametrize("app", ["appsearch"])
def test_rows_that_leave_the_table_leave_their_list(page):
    still(page)
    (messages,) = tree(page).all("list")
    before = [item.all("button")[0].name for item in messages.children]
    search = page.locator("#screen input").first
    search.focus()
    search.fill("Mira")
    still(page)
    (messages,) = tree(page).all("list")
    rows = [item.all("button")[0].name for item in messages.children]
    assert len(rows) == 2 < len(before)
    assert all("Mira" in row for row in rows)


@pytest.mark.parametrize("app", ["scale", "doodles", "rooms", "appsearch"])
def test_every_button_has_a_name(page):
    still(page)
    assert [one for one in tree(page).all("button") if one.name.strip() == ""] == []


def test_every_row_of_a_message_can_be_opened_by_its_item(open_page):
    page = open_page(PHONE, path="/?app=appsearch")
    still(page)
    row = page.locator("#screen [role=listitem]").first
    owned = page.locator(f"#{row.get_attribute('aria-owns')}")
    expect(owned).to_have_role("button")
    owned.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#screen").get_by_role("button", name="Back")).to_be_visible()
