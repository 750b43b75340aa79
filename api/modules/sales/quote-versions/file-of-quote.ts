import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { user } from "#api/db/schema/user.ts";
import type { Tx } from "#api/db/client.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { TranslatedText } from "#contract/primitives.ts";

export type FileOfQuote = Awaited<ReturnType<typeof getQuoteFile>>;

/** How a file is named by those who ask for it: agents by its reference, the office by its uid. */
export type FileKey = { reference: string } | { uid: string };

/** A file that the caller's own wall lets through, with its quote where it has one; 404 otherwise. */
export async function getQuoteFile(tx: Tx, call: Call, key: FileKey) {
  const wanted =
    "uid" in key ? eq(clientFile.uid, key.uid) : eq(clientFile.reference, key.reference.toUpperCase());
  const [file] = await tx
    .select({
      id: clientFile.id,
      kind: clientFile.kind,
      name: clientFile.name,
      locale: clientFile.locale,
      currency: clientFile.currency,
      travelDate: clientFile.travelDate,
      clientContact: clientFile.clientContact,
      timezone: brand.timezone,
      logo: agency.logoUid,
      quote: {
        id: quote.id,
        uid: quote.uid,
        status: quote.status,
        statusAt: quote.statusAt,
        validUntil: quote.validUntil,
        currentNo: quote.currentNo,
        acceptedNo: quote.acceptedNo,
        acceptedByName: quote.acceptedByName,
        acceptedAt: quote.acceptedAt,
        acceptedOptions: quote.acceptedOptions,
        declineReason: quote.declineReason,
        lockVersion: quote.lockVersion,
      },
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .leftJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(quote, eq(quote.fileId, clientFile.id))
    .where(and(visibleFiles(call), wanted));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  return { ...file, today: todayIn(file.timezone, call.now()) };
}

/** The same in a transaction of its own, for whatever the system then does on the caller's behalf. */
export function findQuoteFile(call: Call, key: FileKey) {
  return call.database.inScope(call.scope, (tx) => getQuoteFile(tx, call, key));
}

const head = {
  uid: quoteVersion.uid,
  no: quoteVersion.no,
  label: quoteVersion.label,
  createdAt: quoteVersion.createdAt,
  createdBy: user.name,
  sentAt: quoteVersion.sentAt,
  viewedAt: quoteVersion.viewedAt,
  viewCount: quoteVersion.viewCount,
  supersededAt: quoteVersion.supersededAt,
  rotation: quoteVersion.rotation,
  linkKey: quoteVersion.linkKey,
  linkClosedAt: quoteVersion.linkClosedAt,
};

/** Of what is frozen in a version, the trip as far as the end of its link goes by it. */
export const frozenTrip = {
  endDate: sql<string>`${quoteVersion.snapshot} ->> 'endDate'`,
  timezone: sql<string>`${quoteVersion.snapshot} ->> 'timezone'`,
};

/** What lists say of versions, the first one first: their heads and sums, without the services that are frozen in them. */
export function readVersionHeads(tx: Tx, quoteId: number) {
  const { snapshot } = quoteVersion;
  return tx
    .select({
      ...head,
      snapshot: frozenTrip,
      totalCents: sql<number>`(${snapshot}->>'totalCents')::int`,
      optionalCount: sql<number>`jsonb_array_length(
        jsonb_path_query_array(${snapshot}, '$.lines[*] ? (@.kind == "optional")'))`,
      leftOut: sql<TranslatedText[]>`jsonb_path_query_array(${snapshot}, '$.leftOut[*].name')`,
    })
    .from(quoteVersion)
    .leftJoin(user, eq(user.id, quoteVersion.createdBy))
    .where(eq(quoteVersion.quoteId, quoteId))
    .orderBy(asc(quoteVersion.no));
}

export type VersionHead = Awaited<ReturnType<typeof readVersionHeads>>[number];

/** Those of some numbers that are there, with all that is frozen in them, as their agency may read them. */
export function readVersions(tx: Tx, quoteId: number, nos: readonly number[]) {
  return tx
    .select({ ...head, snapshot: quoteVersion.snapshot })
    .from(quoteVersion)
    .leftJoin(user, eq(user.id, quoteVersion.createdBy))
    .where(and(eq(quoteVersion.quoteId, quoteId), inArray(quoteVersion.no, [...nos])))
    .orderBy(asc(quoteVersion.no));
}

export type VersionRow = Awaited<ReturnType<typeof readVersions>>[number];
