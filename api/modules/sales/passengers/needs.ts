import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import type { Tx } from "#api/db/client.ts";
import { pax } from "#api/db/schema/client-file.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { unauthorized } from "#api/http/refusal.ts";
import { fullName } from "#api/modules/files/client-file/parts.ts";
import { openNeed, sealNeed, type SealedNeed } from "#api/modules/files/client-file/sealed-needs.ts";
import { fileOfParty, travellerOf } from "#api/modules/sales/passengers/find-passenger.ts";
import { refuseClosed } from "#api/modules/sales/passengers/refuse-closed.ts";
import type { changePassengerNeeds, showPassengerNeeds } from "#contract/sales/passengers/endpoints.ts";
import type { PassengerNeeds } from "#contract/sales/passengers/passenger.ts";

type File = Awaited<ReturnType<typeof fileOfParty>>;
type Traveller = Awaited<ReturnType<typeof travellerOf>>;

/** What a traveller's body asks of the trip, and the passport, opened for those who may see it. */
export function showNeeds(
  { params }: InputOf<typeof showPassengerNeeds>,
  call: Call,
): Promise<PassengerNeeds> {
  return call.database.inScope(call.scope, async (tx) => {
    const file = await fileOfParty(tx, params.uid, call);
    const traveller = await travellerOf(tx, file.id, params.seq, call, { lock: false });
    return presentNeeds(tx, file, traveller, call);
  });
}

async function presentNeeds(tx: Tx, file: File, traveller: Traveller, call: Call): Promise<PassengerNeeds> {
  const [kept] = await tx.select().from(paxNeeds).where(eq(paxNeeds.paxId, traveller.id));
  const owner = { file: file.uid, seq: traveller.seq };
  const opened = (need: SealedNeed, sealed: string | null | undefined) =>
    sealed ? openNeed(call, need, owner, sealed) : "";
  return {
    seq: traveller.seq,
    name: fullName(traveller),
    lock_version: traveller.lockVersion,
    dietary: kept?.dietary ?? "",
    mobility: kept?.mobility ?? "",
    medical: opened("medical", kept?.sealedMedical),
    passport: opened("passport", kept?.sealedPassport),
  };
}

/**
 * Writes down what a traveller's body asks of the trip. Health and passport are sealed; the history says that something
 * of it changed, and never what.
 */
export function changeNeeds(
  { params, body }: InputOf<typeof changePassengerNeeds>,
  call: Call,
): Promise<PassengerNeeds> {
  if (!call.signedIn().permissions.includes("client-files.edit")) throw unauthorized("client-files.edit");
  return call.database.inScope(call.scope, async (tx) => {
    const file = await fileOfParty(tx, params.uid, call);
    refuseClosed(file, call);
    const traveller = await travellerOf(tx, file.id, params.seq, call, { lock: true });
    const before = await presentNeeds(tx, file, traveller, call);
    sameVersion(before, body.lock_version, call);
    const { lock_version: _version, ...told } = body;
    if (isUnchanged(before, { ...before, ...told })) return before;
    const owner = { file: file.uid, seq: traveller.seq };
    const sealed = (need: SealedNeed) => (told[need] === "" ? null : sealNeed(call, need, owner, told[need]));
    const values = {
      dietary: told.dietary || null,
      mobility: told.mobility || null,
      sealedMedical: sealed("medical"),
      sealedPassport: sealed("passport"),
    };
    await tx
      .insert(paxNeeds)
      .values({ paxId: traveller.id, ...values })
      .onConflictDoUpdate({ target: paxNeeds.paxId, set: values });
    const [after] = await tx
      .update(pax)
      .set({ lockVersion: sql`${pax.lockVersion} + 1` })
      .where(eq(pax.id, traveller.id))
      .returning();
    if (!after) throw new Error("A traveller that was locked is gone");
    await writeAudit(tx, call, {
      subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
      action: "needs_changed",
      // The name alone: what was changed is for those who may see it.
      after: { names: [fullName(traveller)] },
    });
    return presentNeeds(tx, file, after, call);
  });
}
