import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { brand } from "#api/db/schema/brand.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { user } from "#api/db/schema/user.ts";
import { roomsOfFile } from "#api/domain/files/file-party.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { readTravellers } from "#api/modules/files/client-file/read-file.ts";
import { buyingAgencies } from "#api/modules/people/users/buying-agencies.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { commonBrands, findAgency, readAgents } from "#api/modules/sales/new-files/find-buyer.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { Locale } from "#contract/primitives.ts";
import type {
  listFileAgencies,
  NewFileChoices,
  showNewFileChoices,
} from "#contract/sales/client-files/create.ts";

/** Agencies whose name contains what is asked for, by name. */
export function listAgencies({ q = "", limit }: InputOf<typeof listFileAgencies>["query"], call: Call) {
  const named = q === "" ? undefined : contains(agency.name, q);
  return call.database.inScope(call.scope, (tx) =>
    tx
      .select({ uid: agency.uid, name: agency.name })
      .from(agency)
      .where(and(buyingAgencies(call), named))
      .orderBy(agency.name, agency.id)
      .limit(limit),
  );
}

/** What a file of an agency can be made of; 404 where agency or file are not the caller's to see. */
export function showChoices(
  { agency: agencyUid, copy: copyOf, locale }: InputOf<typeof showNewFileChoices>["query"],
  call: Call,
): Promise<z.input<typeof NewFileChoices>> {
  return call.database.inScope(call.scope, async (tx) => {
    const copy = copyOf === undefined ? null : await readCopied(tx, copyOf, call);
    const found = await findAgency(tx, agencyUid ?? copy?.agency ?? "", call);
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    const agents = await readAgents(tx, found.id);
    const packages = await readPackages(tx, commonBrands(found, call), locale ?? call.locale);
    // Another agency's agent does not look after the copy.
    const agent = agents.some(({ uid }) => uid === copy?.agent) ? (copy?.agent ?? null) : null;
    return { agency: found, agents, packages, copy: copy && { ...copy, agent } };
  });
}

async function readCopied(tx: Tx, uid: string, call: Call) {
  const [file] = await tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      travel_date: clientFile.travelDate,
      locale: clientFile.locale,
      agency: agency.uid,
      agent: user.uid,
    })
    .from(clientFile)
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(user, eq(user.id, clientFile.agentUserId))
    .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  const { travellers, rooms } = await readTravellers(tx, file.id);
  return { ...file, rooms_text: writeRooms(roomsOfFile(travellers, rooms, file.travel_date)) };
}

async function readPackages(tx: Tx, brandIds: readonly number[], locale: Locale) {
  const rows = await tx
    .select({
      ref: tripPackage.ref,
      name: tripPackage.name,
      brand: brand.code,
      duration_days: tripPackage.durationDays,
      tariffs: tripPackage.tariffs,
    })
    .from(tripPackage)
    .innerJoin(brand, eq(brand.id, tripPackage.brandId))
    .where(and(eq(tripPackage.status, "published"), inArray(tripPackage.brandId, [...brandIds])))
    .orderBy(brand.code, tripPackage.ref);
  return rows.map((row) => ({ ...row, name: inLanguage(row.name, locale) ?? row.ref }));
}
