"""The solver of constraints in WebKit, with the values of the native build (LAYOUT-2)."""

from solver_module import HASH, module_text, native_hash


def test_systems_that_change_by_chance_have_the_values_of_the_native_build(browser):
    browser.driver.get("about:blank")
    found = browser.driver.execute_async_script(
        f"const [text, tell] = arguments; ({HASH})(text).then(tell, (error) => tell(String(error)));", module_text()
    )
    assert found == native_hash()
