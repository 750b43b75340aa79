import { createApi } from "#api/app.ts";
import { createDocuments } from "#api/documents/documents.ts";
import { memoryFiles } from "#tests/support/memory-files.ts";
import { partsOf } from "#tests/support/payment-races.ts";
import { runRacer } from "#tests/support/race-process.ts";

/** One call of the office, in the middle of which the process dies as by a power cut. */
export type StepTask = { path: string; token: string; body: object; atOnce: number; dieAfterMs: number };

await runRacer<StepTask>(async (database, { path, token, body, dieAfterMs }) => {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), dieAfterMs);
  const api = createApi({
    ...partsOf(database),
    version: "test",
    documents: createDocuments(),
    files: memoryFiles(),
    scan: null,
    maintenance: () => null,
    pusher: { key: "test-key", secret: "test-secret" },
    lookupSecondFactor: "auto",
    answersKeptHours: 24,
    demo: true,
    report: () => undefined,
    scoping: "queries-and-rules",
  });
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const call = { method: "POST", headers, body: JSON.stringify(body) };
  await api.fetch(new Request(`https://portal.example.test${path}`, call));
  return new Promise<number>(() => {});
});
