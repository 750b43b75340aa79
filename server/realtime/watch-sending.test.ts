import { expect, test } from "vitest";
import { watchSending } from "#server/realtime/watch-sending.ts";

test("a sender says that its last sending failed, until one gets through", async () => {
  let isDown = false;
  const sent: unknown[] = [];
  const sender = watchSending(async (events) => {
    if (isDown) throw new Error("The realtime service answers 500");
    sent.push(...events);
  });
  const event = { channels: ["news"], event: "said", data: "{}" };
  await sender.send([event]);
  expect(sender.state()).toBe("ok");
  isDown = true;
  await expect(sender.send([event])).rejects.toThrow("answers 500");
  expect(sender.state()).toBe("the last event could not be sent");
  isDown = false;
  await sender.send([event]);
  expect([sender.state(), sent]).toEqual(["ok", [event, event]]);
});
