import type { SQL } from "drizzle-orm";
import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { checkDay } from "#api/modules/money/ledger/check-day.ts";
import { type Asked, holdLedger, keepAsked } from "#api/modules/money/ledger/do-deed.ts";
import { type FileLedger, readLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { refusedDeed } from "#api/modules/money/ledger/refusals.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import type { moveMoney } from "#contract/money/transfers.ts";

/**
 * Moves what is on account of one booking to another one of its agency, where it serves what is open: an entry in both
 * ledgers, or in neither. Both files are held, always the older one first.
 */
export async function keepTransfer(
  { params, body }: InputOf<typeof moveMoney>,
  call: Call,
): Promise<{ ledger_version: number }> {
  if (body.cents <= 0) throw refusedDeed("AMOUNT", call);
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const otherId = await findOther(tx, eq(clientFile.reference, body.to.toUpperCase()), call);
    for (const id of [fileId, otherId].toSorted((a, b) => a - b)) await lockFile(tx, id);
    const from = await holdLedger(tx, fileId, body.ledger_version, call);
    const to = await readLedger(tx, otherId, call.now());
    if (!isSameAccount(from, to)) throw noSuchBooking(call);
    await checkDay(tx, { day: body.date, today: from.today, field: "date" }, call);
    const done = await keepAsked(tx, from, moved(to, body, 0 - body.cents), call);
    await keepAsked(tx, to, moved(from, body, body.cents), call);
    const files = [from, to].map(({ billing: { uid, lockVersion } }) => ({ uid, lockVersion }));
    tellFileChanged(tx, call, ...files);
    return { ledger_version: done.ledger_version };
  });
}

/** A file that the caller may see. */
async function findOther(tx: Tx, wanted: SQL, call: Call): Promise<number> {
  const [found] = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(and(visibleFiles(call), wanted));
  if (!found) throw noSuchBooking(call);
  return found.id;
}

/** Two bookings of one agency, paid to one brand in one currency. */
function isSameAccount(
  { fileId, billing: one }: FileLedger,
  { fileId: otherId, billing: other }: FileLedger,
) {
  return (
    fileId !== otherId &&
    other.kind === "booking" &&
    one.agencyId === other.agencyId &&
    one.brandId === other.brandId &&
    one.currency === other.currency
  );
}

function noSuchBooking({ locale }: Call) {
  return invalid({ to: [moneyTexts(locale).noSuchBooking] });
}

function moved(
  { fileId: otherFileId, billing: other }: FileLedger,
  { date, note }: { date: string; note: string },
  cents: number,
): Asked {
  return {
    deed: { deed: "transfer", on: date, cents },
    details: { otherFileId, reference: other.reference, note },
    told: ({ fileUid: uid, fileId, brandId }) => ({
      subject: { type: "client-file", uid, fileId, brandId },
      action: "payment-moved",
      before: {},
      after: { amount_cents: cents, reference: other.reference },
    }),
  };
}
