"""How soon the page is there: bytes, requests and milliseconds to the first frame and to the first touch that is answered.

Chromium with an empty cache, its CPU at a quarter, its network as it is and as a slow 4G (1.6 Mbit/s, 150 ms). The
same page with an empty script is measured in turns with it, on standard error. Medians. Then the bytes of each file of the
site, and of whole modules, as gzip packs them best.
"""

import re
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

import module_size
import readme_package
from heft_browser import PHONE, Server, Touchscreen, blank_page, built_module, built_site, chromium

RUNS = 5
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
AS_IT_IS = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
# The moment after the start at which a frame has been shown, since the page was asked for.
FRAME = """async () => {
  await window.heft?.started;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now();
}"""
TOUCHED = """async () => {
  const source = document.getElementById("force-source");
  while (/No touch|^$/.test(source.textContent)) await new Promise(requestAnimationFrame);
  return performance.now();
}"""
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


class Visit:
    """A visit to the page, and what it took."""

    def __init__(self, page, url, network, touches=False):
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", network)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        self.bytes = self.requests = 0
        is_over = False
        sent = set()

        def began(event):
            # A picture within a style is no request.
            if event["request"]["url"].startswith("http"):
                sent.add(event["requestId"])

        def finished(event):
            if not is_over and event["requestId"] in sent:
                self.bytes += event["encodedDataLength"]
                self.requests += 1

        session.on("Network.requestWillBeSent", began)
        session.on("Network.loadingFinished", finished)
        page.goto(url, wait_until="commit")
        page.wait_for_function("() => document.readyState !== 'loading'")
        self.frame = page.evaluate(FRAME)
        is_over = True
        if touches:
            Touchscreen(page).finger().press(PHONE.width / 2, PHONE.height / 2, 0.3)
            self.touch = page.evaluate(TOUCHED)
        session.detach()


def first_visits(browser, url, network, touches=True):
    visits = []
    for _ in range(RUNS):
        page = blank_page(browser, PHONE)
        visits.append(Visit(page, url, network, touches))
        page.context.close()
    return visits


def median(visits, name):
    return statistics.median(getattr(visit, name) for visit in visits)


def later_visits(browser, url, network):
    visits = []
    for _ in range(RUNS):
        page = blank_page(browser, PHONE, service_workers="allow")
        page.goto(url)
        page.evaluate("() => window.heft.ready")
        page.evaluate(KEPT)
        visits.append(Visit(page, url, network, touches=True))
        page.context.close()
    return visits


def empty_page(site, folder):
    """The same HTML and styles with a script that does nothing."""
    shutil.copytree(site, folder)
    index = folder / "index.html"
    lines = index.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if "<script" not in line and "as=\"fetch\"" not in line and "modulepreload" not in line]
    index.write_text("\n".join(kept), encoding="utf-8")
    for ending in (".gz", ".br"):
        index.with_name(index.name + ending).unlink()
    return folder


def main():
    site = built_site("Site")
    with tempfile.TemporaryDirectory() as temporary, Server(folder=site) as server, chromium() as browser, Server(
        folder=empty_page(site, Path(temporary) / "empty")
    ) as empty, Server("ColorByForce") as example:
        for name, network in [("slow4g", SLOW_4G), ("unthrottled", AS_IT_IS)]:
            bare = first_visits(browser, empty.url, network, touches=False)
            home = first_visits(browser, server.url, network)
            doodles = first_visits(browser, server.url + "/?app=doodles", network)
            small = first_visits(browser, example.url, network)
            print(f"the page with an empty script, {name}: {median(bare, 'frame'):.0f} ms", file=sys.stderr)
            if network is SLOW_4G:
                print(f"start/first-frame-bytes {median(home, 'bytes'):.0f} bytes n={RUNS}")
                print(f"start/example-first-frame-bytes {median(small, 'bytes'):.0f} bytes n={RUNS}")
                print(f"start/requests {median(home, 'requests'):.0f} requests n={RUNS}")
            print(f"start/first-frame-{name} {median(home, 'frame'):.0f} ms n={RUNS}")
            print(f"start/first-touch-{name} {median(home, 'touch'):.0f} ms n={RUNS}")
            print(f"start/doodles-first-frame-{name} {median(doodles, 'frame'):.0f} ms n={RUNS}")
            print(f"start/doodles-first-touch-{name} {median(doodles, 'touch'):.0f} ms n={RUNS}")
            print(f"start/example-first-frame-{name} {median(small, 'frame'):.0f} ms n={RUNS}")
            print(f"start/example-first-touch-{name} {median(small, 'touch'):.0f} ms n={RUNS}", flush=True)
        for name, network in [("second-visit", SLOW_4G), ("offline", {**AS_IT_IS, "offline": True})]:
            later = later_visits(browser, server.url, network)
            print(f"start/{name} {median(later, 'frame'):.0f} ms n={RUNS}")
            print(f"start/{name}-touch {median(later, 'touch'):.0f} ms n={RUNS}", flush=True)
    for path in sorted((site / "assets").iterdir()):
        name = re.sub(r"-[0-9a-f]{12}", "", path.stem).replace(".", "-")
        if path.suffix in (".br", ".gz") and ".map" not in path.name:
            print(f"size/{name}{path.suffix.replace('.', '-')} {path.stat().st_size} bytes n=1")
    modules = {"site": built_module("Site"), "ink-module": built_module("InkModule")}
    modules["readme-app"] = built_module("MyApp", readme_package.write())
    for name, path in modules.items():
        print(f"size/{name}-gz {module_size.compressed(path)} bytes n=1")


main()
