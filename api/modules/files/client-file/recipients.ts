import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { user } from "#api/db/schema/user.ts";
import { holdsInOffice } from "#api/modules/system/notifications/office-holding.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** A file as far as it says who is told of it. */
export type ToldFile = {
  brandId: number;
  agencyId: number;
  agentUserId: number | null;
  consultantId: number | null;
};

const recipient = {
  id: user.id,
  uid: user.uid,
  audience: user.audience,
  name: user.name,
  locale: user.locale,
  choices: user.notificationChoices,
};

export type Recipient = Awaited<ReturnType<typeof readActive>>[number];

function readActive(tx: Tx, who: SQL | undefined) {
  return tx
    .select(recipient)
    .from(user)
    .where(and(eq(user.status, "active"), who))
    .orderBy(user.id);
}

/** The agent of the file, or who sees all of the agency's where it has none. System scope. */
export function agentsOf(tx: Tx, file: ToldFile): Promise<Recipient[]> {
  return readActive(
    tx,
    file.agentUserId === null
      ? and(eq(user.agencyId, file.agencyId), eq(user.agencyWide, true))
      : eq(user.id, file.agentUserId),
  );
}

/** The consultant of the file; while nobody looks after it, all who could. System scope. */
export function officeOf(tx: Tx, file: ToldFile): Promise<Recipient[]> {
  if (file.consultantId !== null) return readActive(tx, eq(user.id, file.consultantId));
  return officeWith(tx, file, "client-files.edit");
}

/** All of the office who work for the brand of the file and hold a permission. System scope. */
export function officeWith(tx: Tx, file: ToldFile, name: PermissionName): Promise<Recipient[]> {
  return readActive(tx, holdsInOffice(tx, name, sql`array[${file.brandId}::int]`));
}
