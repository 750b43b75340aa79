import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { partyOf, standingLines } from "#api/modules/sales/booking-changes/change-parts.ts";
import { isSwappable } from "#api/modules/sales/booking-changes/new-services.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import {
  findSimilar,
  lineOf,
  priceReplacements,
  showReplacements,
  shownOf,
} from "#api/modules/sales/quotes/find-replacements.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";

/** What could stand where a service of a file stands, for those who travel; 409 where nothing may. */
export async function replacementsInFile(
  key: { uid: string; line: string },
  call: Call,
): Promise<Replacement[]> {
  const { kind, reference } = await findTrip(key.uid, call);
  if (kind === "quote") return showReplacements(reference, key.line, call);
  return lookAtFile({ uid: key.uid }, call, async (tx, submission) => {
    const file = await readQuoteFile(tx, submission.file.id);
    const row = lineOf(await readFileLines(tx, file.id), key.line, call);
    const line = standingLines(submission).find(({ id }) => id === row.id);
    if (!line || !isSwappable(line, submission.people.length))
      throw notNow(textsIn(call.locale).serviceNotSo);
    const found = await findSimilar(tx, file, row);
    return shownOf(await priceReplacements(tx, file, row, { found, people: partyOf(submission) }, call));
  });
}
