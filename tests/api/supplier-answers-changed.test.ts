import { beforeEach, describe, expect, test } from "vitest";
import {
  confirmed as confirm,
  declined as decline,
  requestWorld,
  type RequestWorld,
} from "#tests/support/request-calls.ts";

let world: RequestWorld;
let asked: string;
beforeEach(async () => {
  world = await requestWorld();
  await world.sendRequests();
  asked = (await world.hotel()).request.uid;
});

const stands = () => world.hotelStands();

describe("answering again", () => {
  test("with the same changes nothing, whenever it comes", async () => {
    const { lock_version } = await world.open(asked);
    await world.answerLink(asked, { ...confirm, lock_version });
    const before = await world.rows();
    for (const minutes of [0, 5, 10, 600]) {
      world.api.clock.advance({ minutes });
      expect((await world.answerLink(asked, { ...confirm, lock_version })).status).toBe(204);
    }
    expect(await world.rows()).toEqual(before);
  });

  test("takes the place of the first answer within ten minutes, and leaves nothing of it", async () => {
    const { line: before } = await world.hotel();
    await world.answerLink(asked, confirm);
    world.api.clock.advance({ minutes: 9, seconds: 59 });
    expect((await world.open(asked)).given?.changeable_until).not.toBeNull();
    expect((await world.answerLink(asked, decline)).status).toBe(204);
    const { request, line } = await world.hotel();
    expect([request.status, line.status]).toEqual(["Declined", "UN"]);
    expect([line.confirmation, line.voucherNo, line.priceStatus]).toEqual([null, null, before.priceStatus]);
    expect((await world.file()).status).toBe("Processing");
    await world.answerLink(asked, { ...confirm, confirmation_no: "SV-2" });
    expect((await world.hotel()).line).toMatchObject({ status: "OK", confirmation: "SV-2" });
  });

  test("is refused after ten minutes, and the first answer stands", async () => {
    await world.answerLink(asked, confirm);
    world.api.clock.advance({ minutes: 10 });
    const shown = await world.open(asked);
    expect([shown.standing, shown.answers, shown.given?.changeable_until]).toEqual(["answered", [], null]);
    const late = await world.answerLink(asked, decline);
    expect([late.status, late.json.standing]).toEqual([409, "answered"]);
    expect(await stands()).toEqual(["Confirmed", "OK"]);
  });

  test("counts the ten minutes from the first answer", async () => {
    await world.answerLink(asked, confirm);
    world.api.clock.advance({ minutes: 6 });
    await world.answerLink(asked, decline);
    world.api.clock.advance({ minutes: 6 });
    expect((await world.answerLink(asked, confirm)).status).toBe(409);
  });

  test("from a page that was opened before somebody else answered is refused", async () => {
    const { lock_version } = await world.open(asked);
    await world.answerLink(asked, confirm);
    expect((await world.answerLink(asked, { ...decline, lock_version })).status).toBe(409);
    expect(await stands()).toEqual(["Confirmed", "OK"]);
  });

  test("by two at once takes one of the answers", async () => {
    const { lock_version } = await world.open(asked);
    const both = await Promise.all(
      [confirm, decline].map((one) => world.answerLink(asked, { ...one, lock_version })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["204", "409"]);
  });
});
