import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { clientFile, dayHeader, pax, room } from "#api/db/schema/client-file.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { extraCost, extraSell, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { fileMessage, quote } from "#api/db/schema/quote.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { departureCost } from "#api/db/schema/tour.ts";
import { user } from "#api/db/schema/user.ts";

/** A text found somewhere: whose it is, and the column it was planted in. */
export type Canary = { owner: string; column: string };

/** Columns that hold a code or a key, or by which a record is found; a foreign text does not fit in. */
const kept: Record<string, string[]> = {
  client_file: [
    "uid",
    "reference",
    "kind",
    "department",
    "currency",
    "locale",
    "price_mode",
    "status",
    "source",
    "tariff",
    "transport",
  ],
  pax: ["type", "status"],
  room: ["code"],
  day_header: ["source", "picture_uid"],
  service_line: ["uid", "kind", "service_type", "start_time", "end_time", "status", "price_status"],
  line_price: ["source", "currency", "units", "extras", "tax_code"],
  quote: ["uid", "status", "accepted_ip_hash"],
  file_message: ["uid", "author", "kind"],
  itinerary: ["uid", "reference_key", "token_hash", "link_key", "locale", "hero_place_code"],
  agency: [
    ...["uid", "code", "country", "market", "currency", "locale", "price_mode", "tax_code"],
    ...["credit_terms", "status", "logo_uid"],
  ],
  supplier: [
    ...["uid", "code", "currency", "cost_tax_mode", "payment_terms", "confirm_channel", "status"],
    "service_types",
  ],
  user: ["uid", "audience", "username", "password_hash", "locale", "theme", "status", "notification_choices"],
};

const ownerOfUser =
  "coalesce((select code from agency where id = t.agency_id), (select code from supplier where id = t.supplier_id), 'office') || '-' || split_part(t.username, '.', 1)";

/** Whose a row is, as SQL over the row. Files are named by their reference, companies and people by code. */
const fileOf = "(select reference from client_file f where f.id = t.file_id)";
const owners: [PgTable, string][] = [
  [clientFile, "t.reference"],
  [pax, fileOf],
  [room, fileOf],
  [dayHeader, fileOf],
  [serviceLine, fileOf],
  [
    linePrice,
    "(select f.reference from client_file f join service_line l on l.file_id = f.id where l.id = t.line_id)",
  ],
  [quote, fileOf],
  [fileMessage, fileOf],
  [itinerary, fileOf],
  [agency, "t.code"],
  [supplier, "t.code"],
  [user, ownerOfUser],
];

/** Amounts that occur nowhere else: what the operator pays, and what the agency pays, in cents. */
export const costPattern = /(?<!\d)-?91337\d{4}(?!\d)/;
export const sellPattern = /(?<!\d)(92468\d{4}|92000\d{4}|468\d{4})(?!\d)/;

/** Plants texts and amounts of which nobody may be sent those of others. */
export async function plantCanaries(tx: Tx) {
  await plantTexts(tx);
  await plantAmounts(tx);
  await plantSnapshots(tx);
  await plantHistories(tx);
}

/** What the history of every file and person tells, and what no history may: `never-told` and a cost. */
async function plantHistories(tx: Tx) {
  const entry = (subject: string, owner: string, told: string) => sql`
    '2026-11-19T00:00:00Z', 'office', '', ${subject === "user" ? "changed" : "details_changed"}, ${subject}, t.uid,
    'cnry.' || ${sql.raw(owner)} || ${`.${told}-reason.1`}, 'r', 'h', 'h', jsonb_build_object(
      'name', 'cnry.' || ${sql.raw(owner)} || ${`.${told}-name.1`}, 'net_cents', 924680000 + t.id,
      'cost_cents', 913370000 + t.id, 'token_hash', 'cnry.' || ${sql.raw(owner)} || '.never-told.1')`;
  const columns = sql`at, actor_audience, ip, action, subject_type, subject_uid, reason, request_id,
    previous_hash, hash, after`;
  await tx.execute(sql`insert into audit_log (uid, lane, seq, file_id, brand_id, ${columns})
    select lpad('F' || t.id, 26, '0'), 16, 1000000 + t.id, t.id, t.brand_id,
    ${entry("client-file", "t.reference", "history")} from client_file t`);
  await tx.execute(sql`insert into audit_log (uid, lane, seq, ${columns})
    select lpad('H' || t.id, 26, '0'), 16, 2000000 + t.id,
    ${entry("user", ownerOfUser, "user-history")} from "user" t`);
}

/** Writes a text that names its owner and column into every text of every file, company and person. */
export async function plantTexts(tx: Tx) {
  // A message in every file; the demo's own stand in few of them.
  await tx.execute(sql`insert into file_message (uid, file_id, author, author_name, body)
    select lpad(id::text, 26, '0'), id, 'agent', 'x', 'x' from client_file`);
  for (const [table, owner] of owners) {
    const sets = Object.values(getTableColumns(table)).flatMap((column) => {
      const type = column.getSQLType();
      if (kept[getTableName(table)]?.includes(column.name)) return [];
      const text = `'cnry.' || ${owner} || '.${`${getTableName(table)}-${column.name}`.replaceAll("_", "-")}.' || t.id`;
      if (type.startsWith("text") && !type.endsWith("[]")) {
        // Who accepted is there when somebody has, and only then.
        const isKept =
          column.name === "accepted_by_name" ? "case when accepted_by_name is not null then " : "";
        return [`"${column.name}" = ${isKept}${text}${isKept && " end"}`];
      }
      if (column.name === "client_contact") {
        const told = ["name", "address"].map((key) => `'${key}', ${text}`).join(", ");
        return [
          `"${column.name}" = jsonb_build_object(${told}, 'email', null, 'phone', null, 'country', null)`,
        ];
      }
      const isWords = type === "jsonb" && !["legs", "snapshot", "pickup", "dropoff"].includes(column.name);
      if (isWords) return [`"${column.name}" = jsonb_build_object('en', ${text})`];
      if (["pickup", "dropoff"].includes(column.name)) {
        const point = `jsonb_build_object('en', ${text})`;
        return [
          `"${column.name}" = jsonb_build_object('date', null, 'time', null, 'point', ${point}, 'remark', ${point})`,
        ];
      }
      return [];
    });
    await tx.execute(sql.raw(`update "${getTableName(table)}" t set ${sets.join(", ")}`));
  }
}

async function plantAmounts(tx: Tx) {
  await tx.execute(sql`insert into ${lineCost} (line_id, version, is_current, is_waiting, currency, cost_cents)
    select line_id, version + 1, false, true, currency, cost_cents from ${lineCost} where is_current`);
  await tx.execute(sql`insert into ${linePrice} (line_id, version, is_current, is_waiting, source, currency,
      sell_cents, commission_cents, net_cents, gst_cents)
    select line_id, version + 1, false, true, source, currency, sell_cents, commission_cents, net_cents, gst_cents
    from ${linePrice} where is_current`);
  await tx.execute(sql`update ${lineCost} set cost_cents = 913370000 + id`);
  await tx.execute(
    sql`update ${linePrice} set sell_cents = 924680000 + id, commission_cents = 4680000, net_cents = 920000000 + id`,
  );
  // Prices by option and start, each in the form of its column.
  await tx.execute(sql`update ${rateCost} set cost = jsonb_build_object('adult', 913370000 + rate_id)`);
  await tx.execute(sql`update ${extraCost} set cost = jsonb_build_object('each', 913370000 + extra_id)`);
  await tx.execute(
    sql`update ${departureCost} set costs = jsonb_build_object(
      'cost_per_person', 913370000 + departure_id, 'cost_single_supplement', 913370000)`,
  );
  await tx.execute(sql`update ${rateSell} set sell = jsonb_build_object('adult', 924680000 + rate_id)`);
  await tx.execute(sql`update ${extraSell} set sell = jsonb_build_object('each', 924680000 + extra_id)`);
}

/** The published itineraries: each text in them names its file and its place. */
async function plantSnapshots(tx: Tx) {
  const rows = await tx
    .select({ id: itinerary.id, reference: itinerary.referenceKey, snapshot: itinerary.snapshot })
    .from(itinerary);
  for (const { id, reference, snapshot } of rows) {
    const planted = JSON.parse(JSON.stringify(snapshot), (key, value: unknown) => {
      if (typeof value !== "string" || !freeTexts.has(key)) return value;
      return `cnry.${reference}.snapshot-${key.replaceAll("_", "-")}.0`;
    });
    await tx.execute(
      sql`update ${itinerary} set snapshot = ${JSON.stringify(planted)}::text::jsonb where id = ${id}`,
    );
  }
}

/** Keys of a snapshot under which words stand; the languages of translated texts among them. */
const freeTexts = new Set(
  "name en de es it fr comment supplier_name confirmation voucher_no phone address".split(" "),
);

/** Every canary in a text; spaces and line ends that a document put into one do not hide it. */
export function canariesIn(text: string): Canary[] {
  const found = text.replaceAll(/\s/g, "").matchAll(/cnry\.([\w-]+)\.([a-z-]+)\.\d/g);
  return [...found].map((match) => ({ owner: match[1]!, column: match[2]! }));
}
