import { and, eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { madeToken } from "#api/domain/capability.ts";
import { linkEndsOn, linkState } from "#api/domain/link-end.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { isPublished, publishedEnd } from "#api/modules/sales/itineraries/repository.ts";
import {
  isStepNeeded,
  linkActions,
  nextLink,
  type LinkStep,
} from "#api/modules/files/client-file/link-step.ts";
import { textsIn } from "#api/texts/texts.ts";
import type {
  LinkChanged,
  PublishedItinerary,
  renewItineraryLink,
} from "#contract/sales/itineraries/link.ts";

type Wish = InputOf<typeof renewItineraryLink>;
type LinkRow = NonNullable<Awaited<ReturnType<typeof readLink>>>;

const linkColumns = {
  id: itinerary.id,
  uid: itinerary.uid,
  version: itinerary.version,
  rotation: itinerary.rotation,
  linkKey: itinerary.linkKey,
  publishedAt: sql<Date>`${itinerary.publishedAt}`.mapWith(itinerary.publishedAt),
  closedAt: itinerary.linkClosedAt,
  /** As `hasVoucher` of the contract has it of one service. */
  hasVouchers: sql<boolean>`jsonb_path_exists(${itinerary.snapshot}, '$.days[*].services[*] ? (@.voucher_no != null && @.state == "confirmed")')`,
  viewCount: itinerary.viewCount,
  lastViewedAt: itinerary.lastViewedAt,
  lockVersion: itinerary.lockVersion,
  ...publishedEnd,
};

const linkRows = prepared((tx) =>
  tx
    .select(linkColumns)
    .from(itinerary)
    .where(and(eq(itinerary.fileId, sql.placeholder("fileId")), isPublished(sql.placeholder("now"))))
    .prepare("link_of_file"),
);

/** The published itinerary of a file, and what its link is derived from; undefined where none is published. */
export async function readLink(tx: Tx, fileId: number, call: Pick<Call, "now">) {
  const [row] = await linkRows(tx, { fileId, now: call.now().toISOString() });
  return row;
}

/**
 * As office and agency read it. The address is there only while it opens something, and while the key is kept that it
 * was made with.
 */
export function presentLink(row: LinkRow, call: Pick<Call, "serverKey" | "now">): PublishedItinerary {
  const facts = factsOf(row, call);
  const token = facts.link === "open" ? madeToken(call.serverKey, "itinerary", row) : null;
  return { ...facts, path: token === null ? null : `/travel-app/${token}` };
}

function factsOf(row: LinkRow, { now }: Pick<Call, "now">): LinkChanged {
  return {
    version: row.version,
    published_at: row.publishedAt.toISOString(),
    has_vouchers: row.hasVouchers,
    link: linkState(row, now()),
    link_ends_on: linkEndsOn(row),
    view_count: row.viewCount,
    last_viewed_at: row.lastViewedAt?.toISOString() ?? null,
    lock_version: row.lockVersion,
  };
}

/**
 * Makes a new link, open whatever the old one was; that one opens nothing from then on. Looks are counted anew, and
 * the log keeps how many there were.
 */
export function renewLink(wish: Wish, call: Call) {
  return changeLink(wish, call, "renewal", (row) => ({
    ...nextLink("itinerary", row, call),
    linkClosedAt: null,
    viewCount: 0,
    lastViewedAt: null,
  }));
}

/** Closes the link until it is opened again. What is closed stays as it is. */
export function closeLink(wish: Wish, call: Call) {
  return changeLink(wish, call, "closing", () => ({ linkClosedAt: call.now() }));
}

/** Opens the link again as it was sent. What is open stays as it is. */
export function openLink(wish: Wish, call: Call) {
  return changeLink(wish, call, "opening", () => ({ linkClosedAt: null }));
}

type Change = Partial<typeof itinerary.$inferInsert>;

function changeLink(
  { params, body }: Wish,
  call: Call,
  step: LinkStep,
  change: (row: LinkRow) => Change,
): Promise<LinkChanged> {
  const texts = textsIn(call.locale);
  return call.database.inScope(call.scope, async (tx) => {
    const file = await fileOf(tx, params.uid, call);
    const before = file && (await lockedLink(tx, file.id, call));
    if (!file || !before) throw notFound(texts.recordNotFound);
    const asked = { step, lockVersion: body.lock_version, endedText: texts.linkEnded };
    if (!isStepNeeded(factsOf(before, call), asked, call)) return factsOf(before, call);
    const saved = { ...change(before), lockVersion: before.lockVersion + 1, updatedAt: call.now() };
    await tx.update(itinerary).set(saved).where(eq(itinerary.id, before.id));
    const after = await readLink(tx, file.id, call);
    if (!after) throw new Error("An itinerary went while its link was changed");
    await writeAudit(tx, call, {
      subject: { type: "itinerary", uid: before.uid, fileId: file.id, brandId: file.brandId },
      action: linkActions[step],
      before: fieldsOf(before, call),
      after: fieldsOf(after, call),
    });
    return factsOf(after, call);
  });
}

async function fileOf(tx: Tx, uid: string, call: Call) {
  const [file] = await tx
    .select({ id: clientFile.id, brandId: clientFile.brandId })
    .from(clientFile)
    .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
  return file;
}

async function lockedLink(tx: Tx, fileId: number, call: Call) {
  await tx.select({ id: itinerary.id }).from(itinerary).where(eq(itinerary.fileId, fileId)).for("update");
  return readLink(tx, fileId, call);
}

/** What the log keeps: never the address itself. */
function fieldsOf(row: LinkRow, call: Call) {
  return { link: linkState(row, call.now()), rotation: row.rotation, view_count: row.viewCount };
}
