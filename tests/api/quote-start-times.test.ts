import { beforeAll, describe, expect, test } from "vitest";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, lineOn, linesOf, type DraftCalls, slotOf } from "#tests/support/draft-calls.ts";

let calls: DraftCalls;

beforeAll(async () => {
  calls = await draftCalls();
});

describe("a service of a quote", () => {
  test("begins when the agent says, at one of its own times, and is over by its own length", async () => {
    const draft = await calls.save();
    const add = (start_time?: string) =>
      calls.send("POST", `quotes/${draft.reference}/services`, {
        lock_version: draft.lock_version,
        option: "ZQNATMISZQNDUSKWK",
        date_from: "2027-01-16",
        start_time,
      });
    expect(Object.keys((await add("1500")).json.errors)).toEqual(["start_time"]);
    const added: QuoteDraft = (await add("1800")).json.data;
    const walk = lineOn(added, 5, "AT");
    expect(walk).toMatchObject({ start_time: "1800", end_time: "2000", start_times: ["1400", "1800"] });
    const none = await calls.change(added, walk.uid, { action: "start", start_time: "1500" });
    expect(Object.keys(none.json.errors)).toEqual(["start_time"]);
    const kept = await calls.change(added, walk.uid, { action: "start", start_time: "1800" });
    expect(kept.json.data).toEqual(added);
    const moved = await calls.change(added, walk.uid, { action: "start", start_time: "1400" });
    expect(lineOn(moved.json.data, 5, "AT")).toMatchObject({
      start_time: "1400",
      end_time: "1600",
      cents: walk.cents,
    });
  });

  test("that replaces another begins at a time of its own", async () => {
    const draft = await calls.save({ optional: [slotOf("4.20")] });
    const cruise = lineOn(draft, 4, "CR");
    const startOf = async (of: QuoteDraft) =>
      (await calls.replacements(of, cruise.uid)).find(({ option }) => option === "ZQNATMISZQNDUSKWK");
    expect(await startOf(draft)).toMatchObject({ start_times: ["1400", "1800"], start_time: "1800" });
    const swap = { action: "swap", option: "ZQNATMISZQNDUSKWK" };
    const never = await calls.change(draft, cruise.uid, { ...swap, start_time: "1500" });
    expect(Object.keys(never.json.errors)).toEqual(["start_time"]);
    const early: QuoteDraft = (await calls.change(draft, cruise.uid, { action: "start", start_time: "1100" }))
      .json.data;
    expect(await startOf(early)).toMatchObject({ start_time: "1400" });
    const after: QuoteDraft = (await calls.change(early, cruise.uid, { ...swap, start_time: "1400" })).json
      .data;
    const line = linesOf(after).find(({ uid }) => uid === cruise.uid)!;
    expect(line).toMatchObject({ start_time: "1400", end_time: "1600" });
    const shuttle = lineOn(after, 1, "TR");
    const fixed = await calls.change(after, shuttle.uid, { action: "start", start_time: "1400" });
    expect(fixed.status).toBe(409);
  });
});
