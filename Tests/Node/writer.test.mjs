// Events are written whole, however long they become (docs/host-protocol.md).

import assert from "node:assert/strict";
import test from "node:test";

import { Writer } from "../../Web/protocol/bytes.js";

test("a number that no longer fits the buffer moves with it to a larger one", () => {
  for (const write of ["u8", "u32", "i32", "f64"]) {
    for (let filled = 4080; filled <= 4100; filled += 1) {
      const writer = new Writer().start(14).bytesOf(new Uint8Array(filled));
      const before = writer.bytes.length;
      writer[write](7);
      const view = new DataView(writer.bytes.slice().buffer);
      const read = { u8: () => view.getUint8(before), u32: () => view.getUint32(before, true),
        i32: () => view.getInt32(before, true), f64: () => view.getFloat64(before, true) }[write];
      assert.equal(read(), 7, `${write} after ${filled} bytes`);
    }
  }
});
