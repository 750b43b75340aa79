import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import {
  findPackage,
  presentPackage,
  type PackageRecord,
} from "#api/modules/catalogue/package-editor/repository.ts";
import { textsIn } from "#api/texts/texts.ts";

/** A package that the caller may see; 404 for all others alike. */
export async function getPackage(tx: Tx, uid: string, call: Call, hold = false): Promise<PackageRecord> {
  const found = await findPackage(tx, uid, { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** A package held for a change, as the caller read it; 409 with the package as it is now where it is newer. */
export async function holdPackage(tx: Tx, uid: string, version: number, call: Call): Promise<PackageRecord> {
  const found = await getPackage(tx, uid, call, true);
  sameVersion(presentPackage(found), version, call);
  return found;
}

/** What the history of a package is kept under. */
export function subjectOf({ pack }: Pick<PackageRecord, "pack">) {
  return { type: "package", uid: pack.uid, brandId: pack.brandId };
}

export function inScope<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  return call.database.inScope(call.scope, work);
}
