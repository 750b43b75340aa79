import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { passwordReset } from "#api/db/schema/session.ts";
import { emailChange } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { loadSecrets } from "#server/secret.ts";

/** Whose password and address wait for an answer to a mail; no test signs in as her. */
const asked = "tahlia.redgum";
const resetUid = seedUid("password-reset", asked);
const changeUid = seedUid("email-change", asked);
/** A request of the demo that no test answers, and its file. */
export const shownRequestFile = "NZFI100002";
export const shownRequest = seedUid("supplier-request", seedUid("line", `${shownRequestFile}:3:10`));
/** One of Steamvale, about a change. */
export const steamvaleRequest = seedUid("supplier-request", seedUid("line", "NZFI100005:2:20"));
/** What Steamvale is asked to reconfirm. */
export const steamvaleBatch = seedUid("reconfirm-batch", "STEROT:NZ");
const day = 24 * 60 * 60 * 1000;

/** Paths of pages that only the holder of a link sees, in the world of this data folder. */
export function demoLinks(
  dataDir: string,
): Record<
  "reset" | "confirm" | "quote" | "supplierRequest" | "supplierSnapshot" | "reconfirm" | "payment",
  string
> {
  const key = loadSecrets(undefined, dataDir);
  const version = seedUid("quote-version", "NZFI100029:2");
  return {
    reset: `/reset-password/${capabilityToken(key, "password-reset", resetUid, 1)}`,
    confirm: `/confirm-email/${capabilityToken(key, "email-change", changeUid, 1)}`,
    supplierSnapshot: `/supplier/service-snapshot/${capabilityToken(key, "supplier-request", steamvaleRequest, 1)}`,
    supplierRequest: `/supplier/service/${capabilityToken(key, "supplier-request", shownRequest, 1)}`,
    reconfirm: `/supplier/reconfirm/${capabilityToken(key, "reconfirm-batch", steamvaleBatch, 1)}`,
    payment: `/payments/${capabilityToken(key, "payment", seedUid("payment", "open"), 1)}`,
    quote: `/quote/${capabilityToken(key, "quote", version, 1)}`,
  };
}

/** The page on which a supplier of the demo, by its code, reconfirms what Harakeke asked for. */
export function batchLink(dataDir: string, supplier: string): string {
  const key = loadSecrets(undefined, dataDir);
  const uid = seedUid("reconfirm-batch", `${supplier}:NZ`);
  return `/supplier/reconfirm/${capabilityToken(key, "reconfirm-batch", uid, 1)}`;
}

/** Asks for a new password and a new address, whose links stay open while the tests run. */
export async function openDemoLinks(tx: Tx, serverKey: KeyRing): Promise<void> {
  const [account] = await tx.select({ id: user.id }).from(user).where(eq(user.username, asked));
  if (!account) throw new Error(`The demo data has no account ${asked}.`);
  const shared = { userId: account.id, createdAt: new Date(), expiresAt: new Date(Date.now() + day) };
  const hashOf = (purpose: "password-reset" | "email-change", uid: string) =>
    hashCapability(capabilityToken(serverKey, purpose, uid, 1));
  await tx
    .insert(passwordReset)
    .values({ ...shared, uid: resetUid, tokenHash: hashOf("password-reset", resetUid) });
  await tx.insert(emailChange).values({
    ...shared,
    uid: changeUid,
    tokenHash: hashOf("email-change", changeUid),
    newEmail: "tahlia.new@redgum.example",
  });
}
