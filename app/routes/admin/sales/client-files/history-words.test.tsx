import { describe, expect, test } from "vitest";
import { resources } from "#app/i18n/resources.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { shownChanges } from "#app/routes/admin/sales/client-files/history-entries.ts";
import { useFileHistoryWords } from "#app/routes/admin/sales/client-files/history-words.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";
import { fileSubjects, toldOfFiles } from "#contract/system/audit/file-history.ts";
import { locales } from "#contract/primitives.ts";
import { auditEntry } from "#tests/support/audit-entry.ts";
import { render, textOf } from "#tests/support/render.tsx";

const entry: FileEntry = { ...auditEntry, subject: "client-file", service: "Whale Watch" };
const contact = { name: "Ann", email: "ann@x.example", phone: "1", address: "2 Lane", country: "DE" };
const sampleOf = (field: string) => {
  if (field === "client_contact") return contact;
  return field.endsWith("_cents") ? 123_456 : /date|until/.test(field) ? "2026-12-14" : "sample";
};

function Told({ entries }: { entries: FileEntry[] }) {
  const { words, sentence } = useFileHistoryWords("AUD", { DE: "Deutschland" });
  const meta = { current_page: 1, from: 1, to: 1, last_page: 1, per_page: 25, total: 1 };
  return (
    <HistoryList
      history={{ data: entries, meta: { ...meta, has_next: false, has_prev: false } }}
      words={words}
      timeZone="Australia/Sydney"
      actions={sentence}
      changesOf={shownChanges}
    />
  );
}

const told = (entries: Partial<FileEntry>[], locale = "en") => {
  const uids = entries.map((one, index) => ({
    ...entry,
    uid: String(index),
    request_id: String(index),
    ...one,
  }));
  return render(<Told entries={uids} />, { locale, texts: resources });
};
const sentences = (html: string) =>
  [...html.matchAll(/<li.*?<span[^>]*>(.*?)<\/span>/gs)].map(([, text]) => textOf(text ?? ""));
const labels = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, text]) => textOf(text ?? ""));

describe.each(locales)("in %s", (locale) => {
  test.each(fileSubjects)("everything that happens to a %s has a sentence of its own", async (subject) => {
    const { actions } = toldOfFiles[subject];
    const version = { field: "version", before: null, after: 7 };
    const html = await told(
      actions.map((action) => ({ subject, action, changes: [version] })),
      locale,
    );
    const said = sentences(html);
    expect(said).toHaveLength(actions.length);
    expect(new Set(said).size).toBe(actions.length);
    expect(said.filter((text) => /[a-z][._][a-z]|[{}]|^$/.test(text))).toEqual([]);
  });

  test.each(fileSubjects)("every field of a %s has a label", async (subject) => {
    const changes = toldOfFiles[subject].fields.map((field) => ({
      field,
      before: null,
      after: sampleOf(field),
    }));
    const html = await told([{ subject, action: "revised", changes }], locale);
    expect(labels(html).length).toBeGreaterThanOrEqual(changes.length);
    expect(labels(html).filter((text) => /[a-z][._][a-z]|^[a-z_]+$/.test(text))).toEqual([]);
    expect(textOf(html)).not.toMatch(/_cents|client_contact|\[object/);
  });
});

test("values are said in words: codes of each kind of record, money of the file, days and countries", async () => {
  const change = (field: string, after: unknown) => ({ field, before: null, after });
  const html = await told(
    [
      { subject: "quote", changes: [change("status", "Viewed"), change("valid_until", "2026-12-14")] },
      { subject: "service-line", changes: [change("status", "OR"), change("price_status", "no_rate")] },
      { subject: "change-request", changes: [change("status", "Applied"), change("fee_cents", 5_000)] },
      { subject: "invoice", changes: [change("kind", "deposit"), change("status", "Void")] },
      { subject: "supplier-request", changes: [change("kind", "amend")] },
      { subject: "itinerary", changes: [change("link", "closed")] },
      {
        subject: "client-file",
        changes: [change("status", "Processing"), change("client_contact", contact)],
      },
    ],
    "de",
  );
  const text = textOf(html);
  for (const word of [
    ...[
      "Angesehen",
      "14. Dez. 2026",
      "Auf Anfrage",
      "Keine Rate",
      "50,00 AU$",
      "Anzahlungsrechnung",
      "Ungültig",
    ],
    ...["Gesperrt", "In Bearbeitung", "Deutschland"],
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(word);
  expect(text).not.toMatch(/\b(?:Viewed|OR|no_rate|Applied|deposit|Void|amend|closed|Processing|DE)\b/);
});

test("a sentence names the version of a quote and the service of a line", async () => {
  const html = await told([
    { subject: "quote", action: "sent", changes: [{ field: "version", before: null, after: 2 }] },
    { subject: "service-line", action: "cancelled" },
    { subject: "service-line", action: "cancelled", service: null },
  ]);
  expect(sentences(html)).toEqual(["Quote version 2 sent", "Cancelled: Whale Watch", "Cancelled: –"]);
});
