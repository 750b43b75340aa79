import { eq } from "drizzle-orm";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isBought } from "#api/domain/files/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { changeTrip, type Saved } from "#api/modules/sales/file-services/change-trip.ts";
import { moveInQuote } from "#api/modules/sales/file-services/move-in-quote.ts";
import { removeOwn, writeOwn } from "#api/modules/sales/file-services/own-service.ts";
import { placeService } from "#api/modules/sales/file-services/place-service.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import { changeService } from "#api/modules/sales/quotes/change-service.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangeFileService } from "#contract/sales/file-services/services.ts";

type Key = { uid: string; line: string };

/** Does with a service of a file what was asked; what is bought in a booking takes an amendment instead, 409. */
export async function changeInFile(key: Key, wish: ChangeFileService, call: Call): Promise<Saved> {
  const { lock_version: version } = wish;
  if (wish.action === "place")
    return changeTrip(key.uid, version, call, (tx, file) => placeService(tx, file, key.line, wish, call));
  if (wish.action === "write")
    return changeTrip(key.uid, version, call, (tx, file) => writeOwn(tx, file, key.line, wish, call));
  const { kind, reference } = await findTrip(key.uid, call);
  if (wish.action === "remove" && !(await isBoughtLine(key, call)))
    return changeTrip(key.uid, version, call, (tx, file) => removeOwn(tx, file, key.line, call));
  if (kind === "booking") throw notNow(textsIn(call.locale).byAmendment);
  if (wish.action === "move")
    return changeTrip(key.uid, version, call, (tx, file) => moveInQuote(tx, file, key.line, wish, call));
  const { lock_version, without_price } = await changeService(reference, key.line, wish, call);
  return { lock_version, without_price };
}

async function isBoughtLine({ line }: Key, call: Call): Promise<boolean> {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ optionId: serviceLine.optionId, departureId: serviceLine.departureId })
      .from(serviceLine)
      .where(eq(serviceLine.uid, line)),
  );
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return isBought(found);
}
