import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { obstaclesTo } from "#api/domain/packages/obstacles.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { packageRows } from "#api/modules/catalogue/packages/visible.ts";
import { commonBrands, findAgency, readAgents } from "#api/modules/sales/new-files/find-buyer.ts";
import { findStart, insertCustom } from "#api/modules/sales/quotes/create-custom.ts";
import { insertCopy } from "#api/modules/sales/quotes/insert-copy.ts";
import type { Buyer, NewQuote } from "#api/modules/sales/quotes/insert-file.ts";
import { insertQuote } from "#api/modules/sales/quotes/save-quote.ts";
import { writeNewFile, type OfficeBuyer } from "#api/modules/sales/quotes/write-quote.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { NewClientFile } from "#contract/sales/client-files/create.ts";

type Writing = (tx: Tx, buyer: Buyer) => Promise<NewQuote>;
type Beginning<Name extends NewClientFile["begin"]> = Extract<NewClientFile, { begin: Name }>;

/** Makes a client file for an agency; whoever makes it looks after it. What has no rate stands in it without a price. */
export async function createFile(wish: NewClientFile, call: Call): Promise<NewQuote> {
  if (wish.travel_date < todayIn(call.signedIn().timezone, call.now()))
    throw invalid({ travel_date: [textsIn(call.locale).startPast] });
  const { buyer, write } = await call.database.inScope(call.scope, async (tx) => {
    const { brandIds, ...found } = await findBuyer(tx, wish, call);
    return { buyer: found, write: await plan(tx, wish, { ...found, brandIds }, call) };
  });
  return writeNewFile(call, buyer, write);
}

/** The agency and its agent, with the brands that it buys from and that the caller works for. */
async function findBuyer(
  tx: Tx,
  wish: NewClientFile,
  call: Call,
): Promise<OfficeBuyer & { brandIds: number[] }> {
  const texts = textsIn(call.locale);
  const found = await findAgency(tx, wish.agency, call);
  if (!found) throw invalid({ agency: [texts.agencyUnknown] });
  const agents = wish.agent === null ? [] : await readAgents(tx, found.id);
  const agent = agents.find(({ uid }) => uid === wish.agent);
  if (wish.agent !== null && !agent) throw invalid({ agent: [texts.agentUnknown] });
  return {
    agencyId: found.id,
    agentUserId: agent?.id ?? null,
    locale: wish.locale,
    brandIds: commonBrands(found, call),
  };
}

type For = { agencyId: number; brandIds: readonly number[] };

/** Finds what the file begins with by the caller's own wall; answers how it is written. */
function plan(tx: Tx, wish: NewClientFile, buyer: For, call: Call): Promise<Writing> {
  switch (wish.begin) {
    case "empty":
      return planEmpty(tx, wish, buyer, call);
    case "package":
      return planPackage(tx, wish, buyer, call);
    case "copy":
      return planCopy(tx, wish, buyer, call);
  }
}

async function planEmpty(tx: Tx, wish: Beginning<"empty">, { agencyId, brandIds }: For, call: Call) {
  const start = await findStart(tx, { place: wish.start_place, agencyId });
  if (!start || !brandIds.includes(start.brand.id))
    throw invalid({ start_place: [textsIn(call.locale).brandNotSold] });
  return (inner: Tx, buyer: Buyer) => insertCustom(inner, wish, { ...start, buyer }, call);
}

async function planPackage(
  tx: Tx,
  wish: Beginning<"package">,
  { brandIds }: For,
  call: Call,
): Promise<Writing> {
  const texts = textsIn(call.locale);
  const [found] = await packageRows(tx).where(
    and(
      eq(tripPackage.status, "published"),
      eq(tripPackage.ref, wish.package.toUpperCase()),
      inArray(tripPackage.brandId, [...brandIds]),
    ),
  );
  if (!found) throw invalid({ package: [texts.packageNotOffered] });
  const people = wish.rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0);
  const [obstacle] = obstaclesTo(found, { travelDate: wish.travel_date, class: wish.class, people }, "");
  if (obstacle) throw invalid({ [fieldOf[obstacle.code]]: [texts.packageNotForTrip] });
  return (inner, buyer) => insertQuote(inner, { found, buyer }, { ...wish, optional: [] }, call);
}

/** Where it stands in the form why a package is not sold. */
const fieldOf = {
  PAST: "travel_date",
  MONTH: "travel_date",
  CLASS: "class",
  PARTY_AT_LEAST: "rooms",
  PARTY_AT_MOST: "rooms",
} as const;

async function planCopy(tx: Tx, wish: Beginning<"copy">, { brandIds }: For, call: Call): Promise<Writing> {
  const texts = textsIn(call.locale);
  const [from] = await tx
    .select({ id: clientFile.id, brandId: clientFile.brandId })
    .from(clientFile)
    .where(and(visibleFiles(call), eq(clientFile.uid, wish.copy_of)));
  if (!from) throw invalid({ copy_of: [texts.recordNotFound] });
  if (!brandIds.includes(from.brandId)) throw invalid({ agency: [texts.brandNotSold] });
  return (inner, buyer) => insertCopy(inner, { fileId: from.id, buyer }, wish, call);
}
