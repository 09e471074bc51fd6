// @ts-check
// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.
// The choices in events, by name, and their groups of fields. docs/host-protocol.md has the fields.

export const PointerPhase = Object.freeze({ down: 0, move: 1, up: 2, cancel: 3, lost: 4 });

export const PointerType = Object.freeze({ mouse: 0, touch: 1, pen: 2 });

export const PointerButtons = Object.freeze({ secondary: 2, eraser: 32 });

export const ForceEventChannel = Object.freeze({ touch: 0, webkit: 1 });

export const KeyName = Object.freeze({ other: 0, space: 1, enter: 2, escape: 3, delete: 4, arrowUp: 5,
  arrowDown: 6, arrowLeft: 7, arrowRight: 8, home: 9, end: 10, contextMenu: 11, f10: 12 });

/** By what the browser, the page's controls and traces call them. @type {Map<string, number>} */
export const KeyNameTexts = new Map([["\u0020", 1], ["Enter", 2], ["Escape", 3], ["Delete", 4],
  ["ArrowUp", 5], ["ArrowDown", 6], ["ArrowLeft", 7], ["ArrowRight", 8], ["Home", 9], ["End", 10],
  ["ContextMenu", 11], ["F10", 12]]);

export const KeyModifiers = Object.freeze({ shift: 1, control: 2, alt: 4, meta: 8 });

export const SettingName = Object.freeze({ unknown: 0, forceTouch: 1, sensitivity: 2, touchAndHold: 3,
  trackpadForce: 4, model: 5, textSize: 6, browserTextSize: 7, contrast: 8, languages: 9, numberFormat: 10,
  dateFormat: 11, timeFormat: 12, app: 13, window: 14, action: 15, address: 16, device: 17, orientation: 18
  });

/** By what the browser, the page's controls and traces call them. @type {Map<string, number>} */
export const SettingNameTexts = new Map([["unknown", 0], ["3d-touch", 1], ["sensitivity", 2],
  ["touch-and-hold", 3], ["trackpad-force", 4], ["model", 5], ["text-size", 6], ["browser-text-size", 7],
  ["contrast", 8], ["languages", 9], ["number-format", 10], ["date-format", 11], ["time-format", 12],
  ["app", 13], ["window", 14], ["action", 15], ["address", 16], ["device", 17], ["orientation", 18]]);

export const HostCommand = Object.freeze({ unknown: 0, relaunch: 1, saveTrace: 2, stopReplay: 3,
  pressPicture: 4, leavePicture: 5, back: 6, pointerMouse: 7, pointerTouch: 8, pointerPen: 9 });

/** By what the browser, the page's controls and traces call them. @type {Map<string, number>} */
export const HostCommandTexts = new Map([["unknown", 0], ["relaunch", 1], ["save-trace", 2],
  ["stop-replay", 3], ["press-picture", 4], ["leave-picture", 5], ["back", 6], ["pointer-mouse", 7],
  ["pointer-touch", 8], ["pointer-pen", 9]]);

export const TracePace = Object.freeze({ atOnce: 0, asRecorded: 1 });

export const EditingChange = Object.freeze({ began: 0, ended: 1, returned: 2, escaped: 3, undone: 4,
  redone: 5 });

export const Abilities = Object.freeze({ share: 1, shareFiles: 2, copyImage: 4, encodeVideo: 8 });

export const SharedOutcome = Object.freeze({ cancelled: 0, done: 1, failed: 2 });

export const ActionKind = Object.freeze({ activate: 0, increment: 1, decrement: 2, escape: 3, menu: 4,
  press: 5, release: 6, delete: 7 });

export const LinkUseKind = Object.freeze({ activated: 0, focused: 1, menu: 2 });

/**
 * @typedef {{time: number, x: number, y: number, pressure: number, tiltX: number, tiltY: number, width:
 *   number, height: number}} TouchSample
 *
 * @typedef {{app: string, key: string, bytes: Uint8Array}} StoredItem
 *
 * @typedef {{name: string, mediaType: string, bytes: Uint8Array}} HostFile
 *
 * @typedef {{number: number, x: number, y: number, width: number, height: number}} DocumentLayoutLink
 */
