import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { user, userPermission, userRole } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { foreignLocales, readers } from "./personas.ts";

/**
 * Gives each account that looks at pages a fellow with the same rights in every other language, so that no test
 * changes the language of an account that another one works with.
 */
export async function addReaders(tx: Tx): Promise<void> {
  for (const persona of readers) {
    const [original] = await tx.select().from(user).where(eq(user.username, persona));
    if (!original) throw new Error(`The demo data has no account ${persona}.`);
    const { id, ...account } = original;
    const roles = await tx.select().from(userRole).where(eq(userRole.userId, id));
    const permissions = await tx.select().from(userPermission).where(eq(userPermission.userId, id));
    for (const locale of foreignLocales) {
      const username = `${persona}.${locale}`;
      const [fellow] = await tx
        .insert(user)
        .values({
          ...account,
          uid: seedUid("user", username),
          username,
          name: `${account.name} (${locale})`,
          email: account.email.replace("@", `.${locale}@`),
          locale,
        })
        .returning({ id: user.id });
      const own = { userId: fellow!.id };
      for (const row of roles) await tx.insert(userRole).values({ ...row, ...own });
      for (const row of permissions) await tx.insert(userPermission).values({ ...row, ...own });
    }
  }
}
