// @ts-check
// Files that the user gives the app in front: dropped on the page, pasted or picked.

import { largestValue, longestSide } from "../protocol/operation-values.js";

/** @typedef {import("../protocol/event-writer.js").HostFile} HostFile */

export class FilesIn {
  #told;

  /** @param {(files: HostFile[], unread: string) => void} told */
  constructor(told) {
    this.#told = told;
    document.addEventListener("dragover", (event) => {
      // Else the browser shows the file in place of the page.
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
    document.addEventListener("drop", (event) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      this.#read([...event.dataTransfer.files]);
    });
    document.addEventListener("paste", (event) => {
      // In a field it is the field's.
      if (!event.clipboardData || event.target instanceof Element && event.target.closest("input, textarea, .rich-text")) return;
      const files = [...event.clipboardData.files];
      if (files.length > 0) {
        this.#read(files);
        return;
      }
      const text = event.clipboardData.getData("text/plain");
      if (text === "") return;
      this.#told([{ name: "", mediaType: "text/plain", bytes: new TextEncoder().encode(text) }], "");
    });
  }

  /** @param {string} accept endings and media types with commas between them */
  pick(accept) {
    const input = Object.assign(document.createElement("input"), { type: "file", multiple: true, accept });
    input.addEventListener("change", () => this.#read([...input.files ?? []]));
    input.addEventListener("cancel", () => this.#told([], ""));
    input.click();
  }

  /** @param {File[]} files */
  async #read(files) {
    /** @type {HostFile[]} */
    const read = [];
    const unread = [];
    for (const file of files) {
      try {
        // As much as an app can keep of one thing.
        if (file.size > largestValue) throw new RangeError("too large");
        read.push(await asHostFile(file));
      } catch {
        unread.push(file.name);
      }
    }
    this.#told(read, unread.join(", "));
  }
}

/**
 * A file for the module, which reads pixels as PNG only.
 * @param {File} file
 * @returns {Promise<HostFile>}
 */
async function asHostFile(file) {
  const isPicture = file.type.startsWith("image/") && file.type !== "image/png" && !file.type.startsWith("image/svg");
  const blob = isPicture ? await asPNG(file) : file;
  return { name: file.name, mediaType: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/** @param {Blob} file */
async function asPNG(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / picture.width, longestSide / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(Math.round(picture.width * scale), 1);
  canvas.height = Math.max(Math.round(picture.height * scale), 1);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
