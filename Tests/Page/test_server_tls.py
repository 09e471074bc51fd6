"""The server with a certificate: TLS, and HTTP/2 where the browser can."""

import ssl
import subprocess
import urllib.request

import pytest
from heft_browser import Server

OPENSSL = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
PROTOCOLS = """() => performance.getEntries().filter((entry) => "nextHopProtocol" in entry)
  .map((entry) => [new URL(entry.name).pathname.replace(/-[0-9a-f]{12}/, ""), entry.nextHopProtocol])"""


@pytest.fixture(scope="module")
def secure_server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("certificate")
    certificate, key = str(folder / "certificate.pem"), str(folder / "key.pem")
    subprocess.run([*OPENSSL.split(), "-out", certificate, "-keyout", key], check=True, capture_output=True)
    with Server(options=["--certificate", certificate, "--private-key", key]) as server:
        yield server


def test_every_file_comes_over_http_2(secure_server, blank_page):
    page = blank_page(ignore_https_errors=True)
    page.goto(secure_server.url)
    page.evaluate("() => window.heft.ready")
    protocols = dict(page.evaluate(PROTOCOLS))
    assert {"/", "/assets/main.js", "/assets/page.css", "/assets/heft.wasm"} <= set(protocols)
    assert set(protocols.values()) == {"h2"}
    assert page.evaluate("() => window.crossOriginIsolated") is True
    assert page.troubles == []


def test_a_browser_without_http_2_is_served_too(secure_server):
    unknown = ssl._create_unverified_context()
    with urllib.request.urlopen(secure_server.url, context=unknown) as answer:
        assert answer.version == 11
        assert b"<!doctype html>" in answer.read(200).lower()


def test_plain_http_is_not_answered_where_there_is_a_certificate(secure_server):
    with pytest.raises(OSError):
        urllib.request.urlopen(secure_server.url.replace("https", "http"), timeout=20)
