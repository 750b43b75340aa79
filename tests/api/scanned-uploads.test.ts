import { expect, test } from "vitest";
import { attachmentCalls, samplePdf } from "#tests/support/attachment-calls.ts";
import { memoryFiles } from "#tests/support/memory-files.ts";
import { samplePng } from "#tests/support/sample-pictures.ts";
import { testApi } from "#tests/support/test-api.ts";

test.each([
  ["found", async () => "infected" as const, "The virus scanner found something", "upload.infected"],
  ["out of reach", () => Promise.reject(new Error("away")), "could not be checked", "upload.not_scanned"],
])("with a scanner a file is refused when it is %s", async (_what, scan, words, event) => {
  const files = memoryFiles();
  const api = await testApi({ files, scan });
  const calls = attachmentCalls(api, await api.signIn("product"));
  for (const bytes of [samplePdf(), samplePng()]) {
    const sent = await calls.send(bytes);
    expect([sent.status, sent.json.errors.file[0]]).toEqual([422, expect.stringContaining(words)]);
  }
  expect(files.keys()).toEqual([]);
  expect(api.logs.join("\n")).toContain(event);
});

test("with a scanner a clean file is taken", async () => {
  const api = await testApi({ scan: async () => "clean" });
  const calls = attachmentCalls(api, await api.signIn("product"));
  expect((await calls.send()).status).toBe(201);
});
