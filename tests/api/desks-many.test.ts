import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { testApi } from "#tests/support/test-api.ts";

const many = 1_001;

/** Columns of a file, each as it is in the copied one but for those that are given. */
function copied(changed: Record<string, string>) {
  const names = Object.values(getTableColumns(clientFile))
    .map(({ name }) => name)
    .filter((name) => name !== "id");
  return { names: names.join(", "), values: names.map((name) => changed[name] ?? name).join(", ") };
}

test("a desk of many files counts up to a thousand, and shows those that have waited longest", async () => {
  const api = await testApi();
  const { names, values } = copied({
    uid: "'01AAAA' || lpad(copy::text, 20, '0')",
    reference: "'NZFI' || (800000 + copy)",
    status: "'Requested'",
    kind: "'booking'",
    // The later its number, the longer it waits.
    submitted_at: "timestamptz '2026-10-21' - make_interval(mins => copy::int)",
  });
  await api.system((tx) =>
    tx.execute(
      sql.raw(`insert into client_file (${names}) select ${values} from client_file
        cross join generate_series(1, ${many}) as copy where reference = 'NZFI100005'`),
    ),
  );
  const { data } = (await api.call("/api/office/desk", { token: await api.signIn("manager") })).json;

  const requested = data.by_status.find(({ status }: { status: string }) => status === "Requested");
  expect(requested).toEqual({ status: "Requested", count: 1_000, more: true });
  expect(data.by_status.filter(({ more }: { more: boolean }) => more)).toHaveLength(1);
  const waiting = data.waiting.map(({ reference }: { reference: string }) => reference);
  expect(waiting).toEqual(Array.from({ length: 12 }, (_none, at) => `NZFI${800_000 + many - at}`));
  expect(data.more_wait).toBe(true);
  expect(data.waiting[0].asks).toEqual([{ kind: "requested", count: 1 }]);
});
