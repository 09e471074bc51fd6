"""A plugin of pytest that says why a test that was run again had failed at first: its output is not shown otherwise."""


def pytest_terminal_summary(terminalreporter):
    for report in terminalreporter.stats.get("rerun", []):
        crash = getattr(report.longrepr, "reprcrash", None)
        reason = (crash.message if crash else str(report.longrepr)).strip().split("\n")[0]
        terminalreporter.write_line(f"second try: {report.nodeid}: {reason}")
