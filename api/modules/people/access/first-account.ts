import { and, eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { Database } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { brand } from "#api/db/schema/brand.ts";
import { passwordReset } from "#api/db/schema/session.ts";
import { role, user, userRole } from "#api/db/schema/user.ts";
import { auditAccount } from "#api/modules/people/access/access-events.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

type FirstAccount = { username: string; email: string; name: string };
type Outside = { serverKey: KeyRing; now: Date };

/** There is a super-admin already; further accounts are made by that person. */
export class AccountExistsError extends Error {
  override name = "AccountExistsError";
}

const validMs = 24 * 60 * 60 * 1000;

/**
 * Makes the first super-admin of an installation, for all brands, without a password. Answers the token of a link
 * on which the password is set; it works once within a day.
 */
export function createFirstAccount(database: Database, account: FirstAccount, { serverKey, now }: Outside) {
  return inSystem(
    database,
    "The first account is made by a command, before anybody can sign in",
    async (tx) => {
      const [superRole] = await tx.select({ id: role.id }).from(role).where(eq(role.name, "super-admin"));
      if (!superRole) throw new Error("The database has no roles yet; start the product once before.");
      const [existing] = await tx
        .select({ id: user.id })
        .from(user)
        .innerJoin(userRole, and(eq(userRole.userId, user.id), eq(userRole.roleId, superRole.id)))
        .where(eq(user.status, "active"))
        .limit(1);
      if (existing) throw new AccountExistsError("There is an account with all rights already.");
      const brands = await tx.select({ id: brand.id }).from(brand);
      const [made] = await tx
        .insert(user)
        .values({
          uid: ulid(),
          audience: "office",
          status: "active",
          ...account,
          brandIds: brands.map(({ id }) => id),
        })
        .returning({ id: user.id, uid: user.uid });
      if (!made) throw new Error("The account was not made.");
      await tx.insert(userRole).values({ userId: made.id, roleId: superRole.id });
      const source = { account: null, system: true, requestId: "first-account", clientAddress: "" } as const;
      await auditAccount(
        tx,
        { ...source, serverKey, now: () => now },
        { user: made.uid, action: "created", after: { ...account, role: "super-admin" } },
      );
      const uid = ulid();
      const token = capabilityToken(serverKey, "password-reset", uid, 1);
      const expiresAt = new Date(now.getTime() + validMs);
      await tx
        .insert(passwordReset)
        .values({ uid, tokenHash: hashCapability(token), userId: made.id, expiresAt });
      return token;
    },
  );
}
