import { expect, test } from "vitest";
import { unsentFormOf } from "#app/middleware/unsent-form.server.ts";

function sent(path: string, fields: [string, string][]) {
  const body = new URLSearchParams(fields).toString();
  return new Request(`http://portal.example.test${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(Buffer.byteLength(body)),
    },
    body,
  });
}
const many = (count: number) => Array.from({ length: count }, (): [string, string] => ["f", "1"]);

test("what was typed comes back, secrets do not", async () => {
  const request = sent("/admin/labels/add", [
    ["name", "Glacier"],
    ["password", "tussock"],
  ]);
  expect(await unsentFormOf(request)()).toEqual([["name", "Glacier"]]);
});

test("a form with more fields than its page takes is not drawn again", async () => {
  expect(await unsentFormOf(sent("/travel-app/", many(50)))()).toHaveLength(50);
  expect(await unsentFormOf(sent("/travel-app/", many(51)))()).toBeUndefined();
});
