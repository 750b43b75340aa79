import { expect, test } from "vitest";
import { draftCalls } from "#tests/support/draft-calls.ts";

test("as many statements keep what a quote tells of its travellers, however many they are", async () => {
  const counted = await draftCalls({ counting: true });
  const costOf = async (wish: { rooms: string }) => {
    const { reference, lock_version, travellers } = await counted.save(wish);
    const before = [counted.queries(), counted.written()];
    const answer = await counted.send("PATCH", `quotes/${reference}`, {
      part: "travellers",
      lock_version,
      travellers: travellers.map(({ seq, age }) => ({
        seq,
        first_name: "Ada",
        last_name: `No. ${seq}`,
        age,
      })),
    });
    expect(answer.json.data.travellers.at(-1)).toMatchObject({ last_name: `No. ${travellers.length}` });
    return [counted.queries() - before[0]!, counted.written() - before[1]!];
  };
  expect(await costOf({ rooms: "DB-2_DB-2" })).toEqual(await costOf({ rooms: "SG-1" }));
});
