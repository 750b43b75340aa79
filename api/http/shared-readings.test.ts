import { expect, it, vi } from "vitest";
import type { Database } from "#api/db/client.ts";
import { sharedReadings } from "./shared-readings.ts";

const made = () => vi.fn<() => Database>(() => ({}) as Database);
const itself = (reading: Database) => Promise.resolve(reading);

it("hands one reading to the calls of a key that are under way together", async () => {
  const [readings, begin] = [sharedReadings(), made()];
  const asked = ["a", "a", "b"].map((key) => readings.during(key, begin, itself));
  const [first, second, other] = await Promise.all(asked);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(begin).toHaveBeenCalledTimes(2);
});

it("hands it to what follows at once, and begins anew a turn after the last is answered, also by an error", async () => {
  const [readings, begin] = [sharedReadings(), made()];
  const failing = readings.during("a", begin, () => Promise.reject(new RangeError("no")));
  await expect(Promise.all([failing, readings.during("a", begin, itself)])).rejects.toThrow("no");
  const next = await readings.during("a", begin, itself);
  expect(begin).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await readings.during("a", begin, itself)).not.toBe(next);
  expect(begin).toHaveBeenCalledTimes(2);
});
