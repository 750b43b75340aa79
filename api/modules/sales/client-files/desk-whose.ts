import { and, eq, gte, isNull, or, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { isOpenFile } from "#api/db/open-file.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Account, Call } from "#api/http/context.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import type { Whose } from "#contract/sales/desks.ts";

/** Which files a desk is about. */
export type DeskFiles = {
  /** Null where the account has no choice. */
  whose: Whose | null;
  /** The files it shows. */
  shown: SQL | undefined;
  /** The same with those that nobody looks after yet: what waits about them waits for everybody. */
  waiting: SQL | undefined;
};

/** Whoever is told of a file: its consultant in the office, its agent in the agency. */
function responsible({ audience }: Pick<Account, "audience">) {
  return audience === "agent" ? clientFile.agentUserId : clientFile.consultantId;
}

/** The files that the account itself looks after. */
export function ownFiles(account: Pick<Account, "id" | "audience">): SQL {
  return eq(responsible(account), account.id);
}

/**
 * The files a desk shows: as wished; else one's own for those who have any that are not over, and all for those who
 * hand files to others. Who may not look after files, and who sees no others' files, has no choice.
 */
export async function deskFiles(tx: Tx, call: Call, wished: Whose | undefined): Promise<DeskFiles> {
  const account = call.signedIn();
  const visible = visibleFiles(call);
  if (!mayChoose(account)) return { whose: null, shown: visible, waiting: visible };
  const whose = wished ?? ((await hasWork(tx, call)) ? "mine" : "all");
  if (whose === "all") return { whose, shown: visible, waiting: visible };
  const own = ownFiles(account);
  return {
    whose,
    shown: and(visible, own),
    waiting: and(visible, or(own, isNull(responsible(account)))),
  };
}

function mayChoose({ audience, agencyWide, permissions }: Account): boolean {
  return audience === "office"
    ? permissions.includes("client-files.edit")
    : agencyWide && permissions.includes("quotes.create");
}

async function hasWork(tx: Tx, call: Call): Promise<boolean> {
  const account = call.signedIn();
  if (account.permissions.includes("client-files.reassign")) return false;
  const today = todayIn(account.timezone, call.now());
  const [file] = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(and(visibleFiles(call), ownFiles(account), gte(clientFile.endDate, today), isOpenFile))
    .limit(1);
  return file !== undefined;
}
