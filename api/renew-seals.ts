import { eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Logger } from "pino";
import { isSealed, sealOf } from "#api/audit/chain.ts";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { auditHead } from "#api/db/schema/audit.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import { quoteVersion } from "#api/db/schema/quote.ts";
import { twoFactor } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { keyIdOf, type KeyRing } from "#api/domain/key-ring.ts";
import { openNeed, sealNeed } from "#api/modules/files/client-file/sealed-needs.ts";
import { sealSecret, unsealSecret } from "#api/modules/people/access/second-factor.ts";

type Parts = { database: Database; serverKey: KeyRing; log: Logger };

/**
 * Seals with the key in use what older keys of the ring have sealed, so that those can leave it: second factors, what
 * is sealed of travellers, and the ends of the audit log. Links from before their key was kept get the oldest, which they were made with. What no
 * key of the ring opens stays as it is, and is told in the log.
 */
export async function renewSeals({ database, serverKey, log }: Parts): Promise<void> {
  const [first, ...older] = serverKey;
  const counts = await inSystem(
    database,
    "Seals of all accounts and of the log are renewed at the start",
    async (tx) => {
      const linkKey = keyIdOf(older.at(-1) ?? first);
      await tx.update(itinerary).set({ linkKey }).where(isNull(itinerary.linkKey));
      await tx.update(quoteVersion).set({ linkKey }).where(isNull(quoteVersion.linkKey));
      if (older.length === 0) return null;
      const factors = await renewSecondFactors(tx, serverKey);
      const needs = await renewNeeds(tx, serverKey);
      return {
        ...factors,
        traveller_needs: needs.renewed,
        unreadable: factors.unreadable + needs.unreadable,
        log_ends: await renewLogEnds(tx, serverKey),
      };
    },
  );
  if (counts) log[counts.unreadable > 0 ? "error" : "info"]({ event: "seals.renewed", ...counts });
}

async function renewSecondFactors(tx: Tx, serverKey: KeyRing) {
  const counts = { second_factors: 0, unreadable: 0 };
  const [first] = serverKey;
  const rows = await tx
    .select({ id: user.id, uid: user.uid, sealed: twoFactor.sealedSecret })
    .from(twoFactor)
    .innerJoin(user, eq(user.id, twoFactor.userId))
    .for("update");
  for (const { sealed, ...owner } of rows) {
    if (unsealSecret({ serverKey: [first] }, owner, sealed)) continue;
    const secret = unsealSecret({ serverKey }, owner, sealed);
    counts[secret ? "second_factors" : "unreadable"] += 1;
    if (!secret) continue;
    const sealedSecret = sealSecret({ serverKey }, owner, secret);
    await tx.update(twoFactor).set({ sealedSecret }).where(eq(twoFactor.userId, owner.id));
  }
  return counts;
}

const sealedNeeds = [
  ["medical", "sealedMedical"],
  ["passport", "sealedPassport"],
] as const;

async function renewNeeds(tx: Tx, serverKey: KeyRing) {
  const counts = { renewed: 0, unreadable: 0 };
  const rows = await tx
    .select({ needs: paxNeeds, file: clientFile.uid, seq: pax.seq })
    .from(paxNeeds)
    .innerJoin(pax, eq(pax.id, paxNeeds.paxId))
    .innerJoin(clientFile, eq(clientFile.id, pax.fileId))
    .where(or(isNotNull(paxNeeds.sealedMedical), isNotNull(paxNeeds.sealedPassport)))
    .for("update", { of: paxNeeds });
  for (const { needs, ...owner } of rows) {
    for (const [need, column] of sealedNeeds) {
      const sealed = needs[column];
      if (sealed === null || opened({ serverKey: [serverKey[0]] }, need, owner, sealed) !== null) continue;
      const text = opened({ serverKey }, need, owner, sealed);
      counts[text === null ? "unreadable" : "renewed"] += 1;
      if (text === null) continue;
      const renewed = sealNeed({ serverKey }, need, owner, text);
      await tx
        .update(paxNeeds)
        .set({ [column]: renewed })
        .where(eq(paxNeeds.paxId, needs.paxId));
    }
  }
  return counts;
}

/** Null where no key of the ring opens it. */
function opened(...sealed: Parameters<typeof openNeed>): string | null {
  try {
    return openNeed(...sealed);
  } catch {
    return null;
  }
}

/** An end that no key has sealed was tampered with, and must go on telling so. */
async function renewLogEnds(tx: Tx, serverKey: KeyRing): Promise<number> {
  const heads = await tx.select().from(auditHead).for("update");
  const old = heads.filter((head) => isSealed(serverKey, head) && !isSealed([serverKey[0]], head));
  for (const head of old) {
    await tx
      .update(auditHead)
      .set({ seal: sealOf(serverKey, head) })
      .where(eq(auditHead.lane, head.lane));
  }
  return old.length;
}
