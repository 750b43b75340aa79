import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { brand } from "#api/db/schema/brand.ts";
import { changeRequest } from "#api/db/schema/change-request.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { quote } from "#api/db/schema/quote.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { stepsFor } from "#api/modules/sales/client-files/line-steps.ts";
import { labelsOfFile } from "#api/modules/sales/client-files/file-labels.ts";
import { readAgentLines, readOfficeLines, totalsOf } from "#api/modules/files/client-file/lines.ts";
import { agentUser, consultant, fileColumns } from "#api/modules/sales/client-files/list.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { readDays, readPax, readRooms, underDays } from "#api/modules/files/client-file/parts.ts";
import { openTasks } from "#api/modules/sales/tasks/read-tasks.ts";
import { presentLink, readLink } from "#api/modules/sales/itineraries/link.ts";
import { presentAnswer, recentAnswers } from "#api/modules/files/stock/line-answers.ts";
import type { Locale } from "#contract/primitives.ts";

/** The one change that was asked for and is not answered. */
const openChange = and(eq(changeRequest.fileId, clientFile.id), eq(changeRequest.status, "Open"));

const detailColumns = {
  ...fileColumns,
  id: clientFile.id,
  brand: brand.code,
  brand_name: brand.name,
  agency_name: agency.name,
  consultant_name: consultant.name,
  agent_name: agentUser.name,
  currency: clientFile.currency,
  locale: clientFile.locale,
  price_mode: clientFile.priceMode,
  lock_version: clientFile.lockVersion,
  remarks_agent: clientFile.remarksAgent,
  quote_status: quote.status,
  timezone: brand.timezone,
  change_waits: sql<boolean>`${changeRequest.id} is not null`,
};

function fileRows(tx: Tx, wanted: SQL | undefined) {
  return tx
    .select(detailColumns)
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(consultant, eq(consultant.id, clientFile.consultantId))
    .leftJoin(agentUser, eq(agentUser.id, clientFile.agentUserId))
    .leftJoin(quote, eq(quote.fileId, clientFile.id))
    .leftJoin(changeRequest, openChange)
    .where(wanted);
}

const byUid = eq(clientFile.uid, sql.placeholder("uid"));
const officeFileRows = {
  "queries-and-rules": prepared((tx) =>
    fileRows(tx, and(byUid, sql`${clientFile.brandId} = any(${sql.placeholder("brandIds")})`)).prepare(
      "office_file",
    ),
  ),
  "rules-only": prepared((tx) => fileRows(tx, byUid).prepare("office_file_by_rules")),
};

/** A file by its uid, for somebody of the office. */
async function readOfficeFile(tx: Tx, uid: string, { scope, scoping }: Call) {
  const brandIds = scope.audience === "office" ? scope.brandIds : [];
  return found(await officeFileRows[scoping](tx, { uid, brandIds }));
}

function found<File>([file]: readonly File[]): File {
  if (!file) throw notFound("Client file not found.");
  return file;
}

/** The published itinerary of the file with what became of its link. */
async function readPublished(tx: Tx, fileId: number, call: Call) {
  const row = await readLink(tx, fileId, call);
  return row ? presentLink(row, call) : null;
}

/** Which part of a file is wanted, all of it by default, and in which language. */
type Wish = { part?: "head" | undefined; locale: Locale };

/** A file as its agency reads it. */
export function showAgent(reference: string, { part, locale }: Wish, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const wanted = eq(clientFile.reference, reference.toUpperCase());
    const file = found(await fileRows(tx, and(visibleFiles(call), wanted)));
    const isWhole = part !== "head";
    const [priced, { foundFor, days, ...parts }] = await Promise.all([
      isWhole ? readAgentLines(tx, file.id, locale) : [],
      isWhole ? readParts(tx, file.id, locale, call) : noParts,
    ]);
    const forAgency = file.price_mode === "net" ? netOnly : unchanged;
    const { services, rounding } = withoutRounding(priced);
    const lines = services.map((line) => ({
      ...forAgency(line),
      availability: foundFor(line),
      waiting_price: line.waiting_price && forAgency(line.waiting_price),
    }));
    return {
      ...file,
      ...parts,
      agent_name: file.agent_name ?? "",
      totals: forAgency(totalsOf(priced).totals),
      rounding_cents: file.price_mode === "net" ? rounding.net : rounding.sell,
      days: underDays(days, lines),
    };
  });
}

/** What everybody reads of a file beside its lines. Asked for at once, so that it goes out as few messages. */
async function readParts(tx: Tx, fileId: number, locale: Locale, call: Call) {
  const [foundFor, pax, rooms, itinerary, days] = await Promise.all([
    readFound(tx, fileId, call),
    readPax(tx, fileId),
    readRooms(tx, fileId),
    readPublished(tx, fileId, call),
    readDays(tx, fileId, locale),
  ]);
  return { foundFor, pax, rooms, itinerary, days };
}

const noParts: Awaited<ReturnType<typeof readParts>> = {
  foundFor: () => null,
  pax: [],
  rooms: [],
  itinerary: null,
  days: [],
};

/** What a check of its availability has just found about a line. */
async function readFound(tx: Tx, fileId: number, call: Call) {
  const answers = await recentAnswers(tx, fileId, call.now());
  const ofLines = new Map(answers.map((one) => [one.lineUid, presentAnswer(one)]));
  return ({ uid }: { uid: string }) => ofLines.get(uid) ?? null;
}

type Rounded = { packageSlot: string | null; sell_cents: number; net_cents: number };

/**
 * The services of a file, and apart from them what rounding the prices per person adds to its total. Integer cents.
 */
function withoutRounding<Line extends Rounded>(lines: readonly Line[]) {
  const added = lines.filter(isRounding);
  return {
    services: lines.filter((line) => !isRounding(line)),
    rounding: {
      sell: added.reduce((sum, { sell_cents: cents }) => sum + cents, 0),
      net: added.reduce((sum, { net_cents: cents }) => sum + cents, 0),
    },
  };
}

type AgencyPrices = { sell_cents: number | null; commission_cents: number | null };

/** On net terms the agency knows what it pays, not what the operator would sell for. */
function netOnly<Prices extends AgencyPrices>(
  prices: Prices,
): Omit<Prices, keyof AgencyPrices> & AgencyPrices {
  return { ...prices, sell_cents: null, commission_cents: null };
}

function unchanged<Prices>(prices: Prices): Prices {
  return prices;
}

/** It was finalised once and is not any more, because somebody opened it or changed what its clients read. */
const isReopened = sql<boolean>`client_file.status in ('Requested', 'Processing', 'Mixed', 'Confirmed') and exists (
  select from finalisation f where f.file_id = client_file.id and f.finalised_at is not null)`;

/** What the office alone reads of a file. */
const internalRows = prepared((tx) =>
  tx
    .select({
      remarks_internal: clientFile.remarksInternal,
      labels: labelsOfFile,
      open_tasks: openTasks,
      reopened: isReopened,
    })
    .from(clientFile)
    .where(eq(clientFile.id, sql.placeholder("fileId")))
    .prepare("internal_of_file"),
);

/** A file as the back office reads it; cost and yield with `yield.view` only. */
export function showOffice(uid: string, { part, locale }: Wish, call: Call) {
  const isWhole = part !== "head";
  const seesCost = call.signedIn().permissions.includes("yield.view");
  return call.database.inScope(call.scope, async (tx) => {
    const file = await readOfficeFile(tx, uid, call);
    const [[internal], lines, { foundFor, days, ...parts }] = await Promise.all([
      internalRows(tx, { fileId: file.id }),
      isWhole ? readOfficeLines(tx, file.id, locale, seesCost) : [],
      isWhole ? readParts(tx, file.id, locale, call) : noParts,
    ]);
    const { counted, totals } = totalsOf(lines);
    const cost = counted.reduce((sum, line) => sum + (line.cost_cents ?? 0), 0);
    const earned = totals.net_cents - cost;
    const { services, rounding } = withoutRounding(lines);
    const stepsOf = stepsFor(file, call);
    return {
      ...file,
      ...parts,
      remarks_internal: internal?.remarks_internal ?? null,
      labels: internal?.labels ?? [],
      open_tasks: internal?.open_tasks ?? 0,
      reopened: internal?.reopened ?? false,
      rounding_cents: rounding.sell,
      totals: {
        ...totals,
        cost_cents: seesCost ? cost : null,
        yield_cents: seesCost ? earned : null,
        margin_bps: seesCost ? divideRounded(earned * 10_000, totals.net_cents) : null,
      },
      days: underDays(
        days,
        services.map((line) => ({ ...line, availability: foundFor(line), steps: stepsOf(line) })),
      ),
    };
  });
}
