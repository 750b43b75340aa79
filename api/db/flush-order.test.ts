import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFlushOrder, FlushFailedError } from "./flush-order.ts";

/** A disk whose flushes beside other work end when the test says so. */
function slowDisk() {
  const written = new Map<number, number>();
  const saved = new Map<number, number>();
  let ends: (() => void)[] = [];
  const save = (file: number, amount: number) => saved.set(file, Math.max(saved.get(file) ?? 0, amount));
  return {
    write: (file: number) => written.set(file, (written.get(file) ?? 0) + 1),
    saved: (file: number) => saved.get(file) ?? 0,
    flushNow: (file: number) => void save(file, written.get(file) ?? 0),
    flush: (file: number) => {
      // Only what was written when a flush began is sure to be there at its end.
      const amount = written.get(file) ?? 0;
      return new Promise<void>((done) => {
        ends.push(() => {
          save(file, amount);
          done();
        });
      });
    },
    async endFlushes() {
      const now = ends;
      ends = [];
      for (const end of now) end();
      await new Promise((turn) => setImmediate(turn));
    },
  };
}

describe("the order of flushes", () => {
  it("tells of no commit before its log is saved, and lets no other file change before", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("commit" as const), file: fc.integer({ min: 1, max: 3 }) }),
      fc.constant({ do: "change" as const }),
      fc.constant({ do: "end" as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const disk = slowDisk();
        const order = createFlushOrder(disk);
        const asked = new Map<number, number>();
        const told: Promise<void>[] = [];
        for (const one of steps) {
          if (one.do === "commit") {
            const mark = order.asked();
            const amount = (asked.get(one.file) ?? 0) + 1;
            disk.write(one.file);
            asked.set(one.file, amount);
            order.later(one.file);
            const check = () => expect(disk.saved(one.file)).toBeGreaterThanOrEqual(amount);
            told.push(order.since(mark).then(check));
          } else if (one.do === "change") {
            order.before();
            for (const [file, amount] of asked) expect(disk.saved(file)).toBe(amount);
          } else await disk.endFlushes();
        }
        // Two rounds: what was asked for during a flush begins when that ends.
        await disk.endFlushes();
        await disk.endFlushes();
        await Promise.all(told);
      }),
    );
  });

  it("makes who only reads wait for nothing", async () => {
    const disk = slowDisk();
    const order = createFlushOrder(disk);
    order.later(1);
    await order.since(order.asked());
    expect(disk.saved(1)).toBe(0);
  });

  it("flushes for many commits at once", async () => {
    let flushes = 0;
    const disk = slowDisk();
    const flush = (file: number) => {
      flushes += 1;
      return disk.flush(file);
    };
    const order = createFlushOrder({ ...disk, flush });
    for (let commit = 0; commit < 50; commit += 1) order.later(1);
    await disk.endFlushes();
    await disk.endFlushes();
    await order.since(0);
    expect(flushes).toBe(2);
  });

  it("acknowledges nothing any more once a flush failed", async () => {
    const order = createFlushOrder({
      flushNow: () => undefined,
      flush: () => Promise.reject(new Error("EIO: i/o error, fdatasync")),
    });
    order.later(1);
    await expect(order.since(0)).rejects.toBeInstanceOf(FlushFailedError);
    await expect(order.since(order.asked())).rejects.toBeInstanceOf(FlushFailedError);
    expect(() => order.before()).toThrow(FlushFailedError);
    expect(() => order.later(1)).toThrow(FlushFailedError);
  });
});
