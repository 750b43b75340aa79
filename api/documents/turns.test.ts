import { expect, it, onTestFinished, vi } from "vitest";
import { createDocuments } from "./documents.ts";
import { DocumentBusyError } from "./engine/document-errors.ts";
import { sharedEngineFiles } from "./testing/shared-engine.ts";
import { sampleItinerary } from "./testing/sample-itinerary.ts";

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function newDocuments() {
  const documents = createDocuments({ timeoutMs: 60_000, loadFiles: sharedEngineFiles });
  onTestFinished(() => documents.close());
  return documents;
}

it("has two documents of a visitor made at a time, and those of others beside them", async () => {
  const all = newDocuments();
  const trips = [2, 3, 4].map((days) => sampleItinerary({ days }));
  const made = trips.map((trip) => all.of("somebody in a hurry").itineraryPdf(trip));
  const other = all.of("somebody else").itineraryPdf(trips[0]!);
  await expect(made[2]).rejects.toThrow(DocumentBusyError);
  await Promise.all([made[0], made[1], other]);
  await expect(all.of("somebody in a hurry").itineraryPdf(trips[2]!)).resolves.toBeInstanceOf(Uint8Array);
});

it("has the same document made once for all who ask for it", async () => {
  const keeping = newDocuments();
  const trip = sampleItinerary({ days: 2 });
  const [first, ...others] = await Promise.all(
    ["a", "a", "a", "b"].map((visitor) => keeping.of(visitor).itineraryPdf(trip)),
  );
  const later = await keeping.of("c").itineraryPdf(structuredClone(trip));
  expect([...others, later].every((pdf) => pdf === first)).toBe(true);
  expect(await keeping.of("c").itineraryPdf({ ...trip, name: "Another" })).not.toBe(first);
});
