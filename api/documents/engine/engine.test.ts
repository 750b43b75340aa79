import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { sharedEngineFiles } from "#api/documents/testing/shared-engine.ts";
import {
  DocumentBusyError,
  DocumentFailedError,
  DocumentsClosedError,
  DocumentTimeoutError,
} from "./document-errors.ts";
import type { EngineFiles } from "./engine-files.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createRenderThread, type RenderThreadOptions } from "./render-thread.ts";

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Templates that behave in the ways a template can. */
const templates = {
  quick: "#json(bytes(sys.inputs.data)).text",
  // Minutes of work, in steps the compiler does not take for an endless loop.
  endless: "#let n = 0\n#for i in range(100000) { for j in range(100000) { n += 1 } }\n#n",
  wrong: "#panic(sys.inputs.data)",
  reading: '#read("/etc/hostname")',
};

let files: EngineFiles;
let templateFolder: string;

beforeAll(async () => {
  templateFolder = mkdtempSync(join(tmpdir(), "templates-"));
  for (const [name, source] of Object.entries(templates)) {
    writeFileSync(join(templateFolder, `${name}.typ`), source);
  }
  files = { ...(await sharedEngineFiles()), templateFolder };
});
afterAll(() => rmSync(templateFolder, { recursive: true }));

function thread(options: Partial<RenderThreadOptions> = {}) {
  const created = createRenderThread({
    files: () => Promise.resolve(files),
    timeoutMs: 30_000,
    memoryLimitBytes: Number.MAX_SAFE_INTEGER,
    idleMs: 60_000,
    onIdle: () => {},
    ...options,
  });
  onTestFinished(() => created.stop());
  return created;
}

const quick = (text = "Kia ora") => ({ template: "quick", data: JSON.stringify({ text }) });
const isPdf = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString() === "%PDF-";

describe("a rendering thread", () => {
  it("gives up on a document after its time and sets the next one", async () => {
    const { render } = thread({ timeoutMs: 4000 });
    await expect(render({ template: "endless", data: "{}" })).rejects.toThrow(DocumentTimeoutError);
    expect(isPdf(await render(quick()))).toBe(true);
  });

  it("tells which template failed and sets the next one", async () => {
    const { render } = thread();
    const failure = render({ template: "wrong", data: "{}" });
    await expect(failure).rejects.toThrow(DocumentFailedError);
    await expect(failure).rejects.toThrow(/^Template wrong: .*panicked/);
    expect(isPdf(await render(quick()))).toBe(true);
  });

  it("lets no template read the machine's files", async () => {
    await expect(thread().render({ template: "reading", data: "{}" })).rejects.toThrow(DocumentFailedError);
  });

  it("refuses data that is not JSON and templates that do not exist", async () => {
    const { render } = thread();
    await expect(render({ template: "quick", data: "{" })).rejects.toThrow(DocumentFailedError);
    await expect(render({ template: "missing", data: "{}" })).rejects.toThrow(DocumentFailedError);
  });

  it("is replaced when it holds too much memory", async () => {
    const started: string[] = [];
    const { render } = thread({
      memoryLimitBytes: 1,
      files: () => {
        started.push("thread");
        return Promise.resolve(files);
      },
    });
    await render(quick());
    await render(quick());
    expect(started).toHaveLength(2);
  });

  it("rests after a while without work and says so", async () => {
    const rested = await new Promise<string>((resolve) => {
      const { render } = thread({ idleMs: 1, onIdle: () => resolve("rested") });
      void render(quick());
    });
    expect(rested).toBe("rested");
  });
});

describe("the queue", () => {
  it("refuses what exceeds its length and still finishes what it took", async () => {
    const queue = createRenderQueue([thread()], 2);
    const taken = [queue.render(quick("1")), queue.render(quick("2")), queue.render(quick("3"))];
    await expect(queue.render(quick("4"))).rejects.toThrow(DocumentBusyError);
    expect((await Promise.all(taken)).map(isPdf)).toEqual([true, true, true]);
    expect(isPdf(await queue.render(quick("5")))).toBe(true);
  });

  it("hands documents out in the order they came", async () => {
    const queue = createRenderQueue([thread()], 5);
    const order: string[] = [];
    await Promise.all(["a", "b", "c"].map((name) => queue.render(quick(name)).then(() => order.push(name))));
    expect(order).toEqual(["a", "b", "c"]);
  });

  it("goes on after a failed document", async () => {
    const queue = createRenderQueue([thread()], 5);
    const failed = queue.render({ template: "wrong", data: "{}" });
    const good = queue.render(quick());
    await expect(failed).rejects.toThrow(DocumentFailedError);
    expect(isPdf(await good)).toBe(true);
  });

  it("finishes its documents on closing and takes no new ones", async () => {
    const queue = createRenderQueue([thread()], 5);
    const taken = [queue.render(quick()), queue.render(quick())];
    const closed = queue.close();
    await expect(queue.render(quick())).rejects.toThrow(DocumentsClosedError);
    await closed;
    expect((await Promise.all(taken)).map(isPdf)).toEqual([true, true]);
    await queue.close();
  });

  it("closes at once when it never worked", async () => {
    await expect(createRenderQueue([thread()], 5).close()).resolves.toBeUndefined();
  });
});
