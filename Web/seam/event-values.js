// @ts-check
// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.
// The choices in events, by name, and their groups of fields. docs/seam.md has the fields.

export const PointerPhase = Object.freeze({ down: 0, move: 1, up: 2, cancel: 3, lost: 4 });

export const PointerType = Object.freeze({ mouse: 0, touch: 1, pen: 2 });

export const PointerButtons = Object.freeze({ secondary: 2, eraser: 32 });

export const ForceEventChannel = Object.freeze({ touch: 0, webkit: 1 });

export const KeyName = Object.freeze({ other: 0, space: 1, enter: 2, escape: 3, delete: 4, arrowUp: 5,
  arrowDown: 6, arrowLeft: 7, arrowRight: 8, home: 9, end: 10, contextMenu: 11, f10: 12 });

/** The browser's names for them. @type {Map<string, number>} */
export const KeyNameTexts = new Map([["\u0020", 1], ["Enter", 2], ["Escape", 3], ["Delete", 4],
  ["ArrowUp", 5], ["ArrowDown", 6], ["ArrowLeft", 7], ["ArrowRight", 8], ["Home", 9], ["End", 10],
  ["ContextMenu", 11], ["F10", 12]]);

export const KeyModifiers = Object.freeze({ shift: 1, control: 2, alt: 4, meta: 8 });

export const TracePace = Object.freeze({ atOnce: 0, asRecorded: 1 });

export const EditingChange = Object.freeze({ began: 0, ended: 1, returned: 2, escaped: 3 });

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
