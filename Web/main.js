// @ts-check
// Starts the page: puts the parts together, loads the module, tells it of its environment.

import { Bubble } from "./panel/bubble.js";
import { Console as Output } from "./panel/console.js";
import { Gauge } from "./panel/gauge.js";
import { offerInstall } from "./panel/install.js";
import { Notice } from "./panel/notice.js";
import { keepOffline } from "./panel/offline.js";
import { Replayed } from "./panel/replayed.js";
import * as requests from "./panel/requests.js";
import { keepTrace, takeTrace } from "./panel/resumed.js";
import { Settings } from "./panel/settings.js";
import { followZoom } from "./panel/zoom.js";
import { offerShortcuts } from "./panel/shortcuts.js";
import { makeSheet } from "./panel/sheet.js";
import { Traces } from "./panel/traces.js";
import { Upright } from "./panel/upright.js";
import { WindowMode } from "./panel/window-mode.js";
import { PressDemo } from "./panel/press-demo.js";
import { forwardActions } from "./device/actions.js";
import { Back } from "./device/back.js";
import { Display } from "./device/display.js";
import { forwardTouchForce, forwardWebkitForce } from "./device/force.js";
import { Frames } from "./device/frames.js";
import { Hand } from "./device/hand.js";
import { Hover } from "./device/hover.js";
import { Keys } from "./device/keys.js";
import { CoordinateMapper } from "./device/coordinate-mapper.js";
import { HostServices } from "./device/host-services.js";
import { Pointers } from "./device/pointers.js";
import { Environment } from "./device/environment.js";
import { Wheel } from "./device/wheel.js";
import { asFailure, hideFailure, report, showFailure } from "./failure.js";
import { HostCommand, SettingName } from "./protocol/event-writer.js";
import { Events } from "./protocol/events.js";
import { Link } from "./protocol/link.js";
import { description, freshInstance } from "./protocol/module.js";

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
 * have stored is kept. `reload` loads the page anew and leads back to what is on the screen: for people who build an app.
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
    if (pace === 0) hostServices.silently(play);
    else play();
  }, true),
  /** @type {Promise<void>} */
  started: Promise.resolve(),
  /** @type {Promise<void>} */
  ready: Promise.resolve(),
  settled: () => hostServices.settled(),
  async reload() {
    if (link.isOpen && !isReplaying && !hostServices.isReplay) {
      releaseAllInput();
      // The answers to what the apps have asked for belong to the trace.
      await hostServices.settled();
      keepTrace(savedTrace());
    }
    location.reload();
  },
};
Object.assign(window, { heft });

const display = new Display(root, () => events);
const gauge = new Gauge(document);
const output = new Output(find("console"), /** @type {HTMLButtonElement} */ (find("clear-console")));
const notice = new Notice(find("notice"));
let isReplaying = false;
/**
 * Takes the trace that the module saves, where it is for the page itself.
 * @type {((file: import("./protocol/operations.js").HostFile) => void) | null}
 */
let takeSaved = null;

/** @type {Link} */
const link = new Link({
  views: display,
  panel: {
    title(title) {
      document.title = title === "" ? "Heft" : `${title} \u2013 Heft`;
      screen.setAttribute("aria-label", title === "" ? "Screen" : title);
    },
    setting(name, value) {
      if (name === SettingName.window) windowMode.want(value);
      else if (name === SettingName.orientation) upright.want(value);
      else settings.show(name, value);
    },
    apps: (names) => settings.offerApps(names),
    force: ({ value, fraction, source, kind, detail }) => gauge.set(value, fraction, source, kind, detail),
    thresholds: (hint, peek, pop) => gauge.setThresholds(hint, peek, pop),
    pressDemo: (state, nearness, words) => pressDemo.show(state, nearness, words),
    model: (model) => environment.showModel(model),
    advice: (words) => bubble.show(words),
    console: (kind, line) => output.print(kind, line),
    warning: (number, text, count) => output.warn(number, text, count),
    replay(running) {
      traces.showReplay(running);
      // A trace brings the environment that it was recorded in; afterwards this window's count again.
      if (isReplaying && !running) environment.tellAll();
      isReplaying = running;
      hostServices.isSilent = running;
      replayed.show(hostServices.isReplay && !running);
    },
  },
  requests: {
    ...requests,
    ticks: (wanted, delay) => frames.want(wanted, delay),
    store: (app, key, number, bytes) => hostServices.store(app, key, number, bytes),
    remove: (app, key, number) => hostServices.remove(app, key, number),
    fetch: (app, key, number) => hostServices.fetch(app, key, number),
    share: (number, title, text, files) => hostServices.share(number, title, text, files),
    copy: (number, text, file) => hostServices.copy(number, text, file),
    saveFile: (file) => takeSaved ? takeSaved(file) : hostServices.saveFile(file),
    pickFiles: (accepting) => hostServices.pickFiles(accepting),
    encodeVideo: (number, picture) => hostServices.encodeVideo(number, picture),
    open: (address, isWeb) => hostServices.open(address, isWeb),
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
const hostServices = new HostServices(events);
const upright = new Upright(screen);
const frames = new Frames(events);
const mapper = new CoordinateMapper(screen);
const pointers = new Pointers(screen, mapper, events, heft);
const keys = new Keys(screen, events);
/** @type {PressDemo} */
const pressDemo = new PressDemo(find("press-demo"), mapper, events, heft);
const wheel = new Wheel(screen, mapper, [pointers, pressDemo], events);
new Hover(screen, mapper, events);
const environment = new Environment(screen, find("safe-area"), events);
/** @type {Settings} */
const settings = new Settings(/** @type {HTMLFieldSetElement} */ (find("settings")), events);
const back = new Back(events);
const hand = new Hand(events);
const bubble = new Bubble(find("bubble"));
const traces = new Traces(document, {
  save: () => events.command(HostCommand.saveTrace),
  async replay(text) {
    await heft.replay(text);
    // A trace that cannot be read has brought no screen.
    if (!isReplaying) environment.tellAll();
  },
  stop: () => events.command(HostCommand.stopReplay),
  relaunch() {
    // After a replay the user's own data comes back with a fresh module.
    if (hostServices.isReplay) goBack();
    else events.command(HostCommand.relaunch);
  },
});

const replayed = new Replayed(goBack);

/** The requests in the page's address, as in `?app=scale&action=dev.heft.Scale.OpenBlue`. */
const address = new URL(location.href);
const askedFor = address.searchParams.get("app") ?? "";
const windowMode = new WindowMode(find("window-mode"), askedFor);

forwardActions(root, events);
forwardTouchForce(screen, mapper, events);
forwardWebkitForce(screen, mapper, events);
makeSheet(find("handle"), find("control-panel"));
followZoom();
offerShortcuts(/** @type {HTMLDialogElement} */ (find("shortcuts")), find("show-shortcuts"));
offerInstall(find("install"));
addEventListener("blur", releaseAllInput);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") releaseAllInput();
  else events.date();
}, { capture: true });

const before = takeTrace();
heft.started = before === null ? start(begin) : resume(before);
heft.ready = heft.started.then(() => link.complete());
heft.ready.then(() => keepOffline(notice, () => hostServices.settled()));

function begin() {
  tellAddress();
  // No name is the home screen, where there is one.
  events.setting(SettingName.app, askedFor);
  windowMode.begin();
  const action = address.searchParams.get("action");
  if (action) {
    events.setting(SettingName.action, action);
    // It is delivered once: a reload, and a module that starts again, must not repeat it.
    address.searchParams.delete("action");
    history.replaceState(history.state, "", address);
  }
  hand.tell();
  environment.tellAll();
}

/** By which others are told of an app. */
function tellAddress() {
  events.setting(SettingName.address, address.origin + address.pathname);
}

/**
 * Starts with the events that came before the page was loaded anew. Values stored then are stored already.
 * @param {string} trace
 */
function resume(trace) {
  return start(() => {
    hostServices.silently(() => events.trace(trace, 0));
    if (!link.isOpen) return;
    hostServices.announce();
    tellAddress();
    windowMode.begin();
    hand.tell();
    environment.tellAll();
  }, false, true);
}

/** The trace so far. */
function savedTrace() {
  let text = "";
  takeSaved = (file) => {
    text = new TextDecoder().decode(file.bytes);
  };
  events.command(HostCommand.saveTrace);
  takeSaved = null;
  return text;
}

/**
 * A fresh instance on an empty screen; `begin` sends it its first events.
 * @param {() => void} begin
 * @param {boolean} [isReplay]
 * @param {boolean} [isResumed] whether those are a trace of what is the user's own
 */
async function start(begin, isReplay = false, isResumed = false) {
  link.close();
  hideFailure();
  try {
    const [running, announceLoaded] = await Promise.all([
      freshInstance(isReplay || isResumed), hostServices.prepare(isReplay, isResumed),
    ]);
    reset();
    windowMode.forget(isReplay);
    upright.want("any");
    link.open(running);
    announceLoaded();
    // An app that is asked for needs the whole module, and says only then what window it wants: before that the screen must
    // not be measured.
    if (askedFor) await link.complete();
    if (!link.isOpen) return;
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
  pressDemo.forget();
  keys.forget();
  display.clear();
  bubble.show("");
  gauge.clear();
  output.clear();
  traces.showReplay(false);
  replayed.show(false);
  isReplaying = false;
}

function releaseAllInput() {
  pointers.cancelAll();
  pressDemo.cancel();
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
