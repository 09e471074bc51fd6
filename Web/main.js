// @ts-check
// Starts the page: puts the parts together, loads the module, tells it of its surroundings.

import { Bubble } from "./desk/bubble.js";
import { Console as Output } from "./desk/console.js";
import { Gauge } from "./desk/gauge.js";
import { Notice } from "./desk/notice.js";
import { keepOffline } from "./desk/offline.js";
import { Replayed } from "./desk/replayed.js";
import * as requests from "./desk/requests.js";
import { Settings } from "./desk/settings.js";
import { followZoom } from "./desk/zoom.js";
import { offerShortcuts } from "./desk/shortcuts.js";
import { makeSheet } from "./desk/sheet.js";
import { Traces } from "./desk/traces.js";
import { Trial } from "./desk/trial.js";
import { forwardActions } from "./device/actions.js";
import { Back } from "./device/back.js";
import { Display } from "./device/display.js";
import { forwardTouchForce, forwardWebkitForce } from "./device/force.js";
import { Frames } from "./device/frames.js";
import { Hand } from "./device/hand.js";
import { Hover } from "./device/hover.js";
import { Keys } from "./device/keys.js";
import { Place } from "./device/place.js";
import { Outside } from "./device/outside.js";
import { Pointers } from "./device/pointers.js";
import { Surroundings } from "./device/surroundings.js";
import { Wheel } from "./device/wheel.js";
import { asFailure, hideFailure, report, showFailure } from "./failure.js";
import { Events } from "./seam/events.js";
import { Link } from "./seam/link.js";
import { description, freshInstance } from "./seam/module.js";

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const screen = find("screen");
const root = document.createElement("div");
root.className = "root";
screen.append(root);

/**
 * For tests and benchmarks: `send` takes the bytes of an event, `replay` starts anew and plays a trace
 * (pace 0 at once, 1 as recorded), `record` collects each call's operations when it is an array, `timing`
 * is told the milliseconds from a pointer's handler to its last operation, `started` resolves when the app runs
 * or a failure is shown, `ready` when besides no part of the module is awaited any more, `settled` when what the apps
 * have stored is kept.
 */
const heft = {
  /** @type {Uint8Array[] | null} */
  record: null,
  /** @type {((milliseconds: number) => void) | null} */
  timing: null,
  /** @param {Uint8Array} bytes */
  send: (bytes) => link.send(bytes),
  /** @param {string} text @param {0 | 1} [pace] */
  replay: (text, pace = 1) => start(() => {
    const play = () => events.trace(text, pace);
    if (pace === 0) outside.silently(play);
    else play();
  }, true),
  /** @type {Promise<void>} */
  started: Promise.resolve(),
  /** @type {Promise<void>} */
  ready: Promise.resolve(),
  settled: () => outside.settled(),
};
Object.assign(window, { heft });

const display = new Display(root, () => events);
const gauge = new Gauge(document);
const output = new Output(find("console"), /** @type {HTMLButtonElement} */ (find("clear-console")));
const notice = new Notice(find("notice"));
let isReplaying = false;

/** @type {Link} */
const link = new Link({
  views: display,
  desk: {
    title(title) {
      document.title = title === "" ? "Heft" : `${title} \u2013 Heft`;
      screen.setAttribute("aria-label", title === "" ? "Screen" : title);
    },
    setting: (name, value) => settings.show(name, value),
    apps: (names) => settings.offerApps(names),
    force: ({ value, fraction, source, kind, detail }) => gauge.set(value, fraction, source, kind, detail),
    thresholds: (hint, peek, pop) => gauge.setThresholds(hint, peek, pop),
    trial: (stage, nearness, words) => trial.show(stage, nearness, words),
    model: (model) => surroundings.showModel(model),
    advice: (words) => bubble.show(words),
    console: (kind, line) => output.print(kind, line),
    warning: (number, text, count) => output.warn(number, text, count),
    replay(running) {
      traces.showReplay(running);
      // A trace brings the surroundings that it was recorded in; afterwards this window's count again.
      if (isReplaying && !running) surroundings.tellAll();
      isReplaying = running;
      outside.isSilent = running;
      replayed.show(outside.isReplay && !running);
    },
  },
  requests: {
    ...requests,
    ticks: (wanted, delay) => frames.want(wanted, delay),
    store: (app, key, number, bytes) => outside.store(app, key, number, bytes),
    remove: (app, key, number) => outside.remove(app, key, number),
    fetch: (app, key, number) => outside.fetch(app, key, number),
    share: (number, title, text, files) => outside.share(number, title, text, files),
    copy: (number, text, file) => outside.copy(number, text, file),
    saveFile: (file) => outside.saveFile(file),
    open: (address) => outside.open(address),
    keyTaken() {
      back.taken();
      keys.taken();
      wheel.taken();
    },
  },
}, heft, stopped, (again) => {
  if (again) notice.show("part", "A part of Heft could not be loaded. What needs it waits.", "Try again", again);
  else notice.withdraw("part");
});

/** @type {Events} */
const events = new Events(link);
const outside = new Outside(events);
const frames = new Frames(events);
const place = new Place(screen);
const pointers = new Pointers(screen, place, events, heft);
const keys = new Keys(screen, events);
/** @type {Trial} */
const trial = new Trial(find("trial"), place, events, heft);
const wheel = new Wheel(screen, place, [pointers, trial], events);
new Hover(screen);
const surroundings = new Surroundings(screen, find("safe-area"), events);
/** @type {Settings} */
const settings = new Settings(/** @type {HTMLFieldSetElement} */ (find("settings")), events);
const back = new Back(events);
const hand = new Hand(events);
const bubble = new Bubble(find("bubble"));
const traces = new Traces(document, {
  save: () => events.command("save-trace"),
  async replay(text) {
    await heft.replay(text);
    // A trace that cannot be read has brought no screen.
    if (!isReplaying) surroundings.tellAll();
  },
  stop: () => events.command("stop-replay"),
  relaunch() {
    // After a replay the user's own data comes back with a fresh module.
    if (outside.isReplay) goBack();
    else events.command("relaunch");
  },
});

const replayed = new Replayed(goBack);

forwardActions(root, events);
forwardTouchForce(screen, place, events);
forwardWebkitForce(screen, place, events);
makeSheet(find("handle"), find("desk"));
followZoom();
offerShortcuts(/** @type {HTMLDialogElement} */ (find("shortcuts")), find("show-shortcuts"));
addEventListener("blur", letGo);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") letGo();
  else events.date();
}, { capture: true });

/** What the page's address asks for, as in `?app=scale&action=dev.heft.Scale.OpenBlue`. */
const address = new URL(location.href);
const askedFor = address.searchParams.get("app") ?? "";

heft.started = start(begin);
heft.ready = heft.started.then(() => link.complete());
heft.ready.then(() => keepOffline(notice, () => outside.settled()));

function begin() {
  // By which others are told of an app.
  events.setting("address", address.origin + address.pathname);
  // No name is the home screen, where there is one.
  events.setting("app", askedFor);
  const action = address.searchParams.get("action");
  if (action) {
    events.setting("action", action);
    // It is delivered once: a reload, and a module that starts again, must not repeat it.
    address.searchParams.delete("action");
    history.replaceState(history.state, "", address);
  }
  hand.tell();
  surroundings.tellAll();
}

/**
 * A fresh instance on an empty screen; `begin` sends it its first events.
 * @param {() => void} begin
 * @param {boolean} [isReplay]
 */
async function start(begin, isReplay = false) {
  link.close();
  hideFailure();
  try {
    const [running, tellOutside] = await Promise.all([freshInstance(isReplay), outside.prepare(isReplay)]);
    reset();
    link.open(running);
    tellOutside();
    begin();
    if (!link.isOpen) return;
    link.complete();
    find("placeholder").hidden = true;
    setUsable(true);
  } catch (error) {
    stopped(asFailure(error));
  }
}

/** Starts anew with the user's own data. */
function goBack() {
  return start(begin);
}

function reset() {
  notice.withdraw("part");
  frames.stop();
  pointers.forget();
  trial.forget();
  keys.forget();
  display.clear();
  bubble.show("");
  gauge.clear();
  output.clear();
  traces.showReplay(false);
  replayed.show(false);
  isReplaying = false;
}

function letGo() {
  pointers.cancelAll();
  trial.cancel();
  keys.releaseAll();
}

/** @param {boolean} usable */
function setUsable(usable) {
  settings.setUsable(usable);
  traces.setUsable(usable);
}

/** @param {import("./failure.js").Failure} failure */
function stopped(failure) {
  frames.stop();
  setUsable(false);
  showFailure(failure, report(failure, description, link.log.lines), () => start(begin));
}
