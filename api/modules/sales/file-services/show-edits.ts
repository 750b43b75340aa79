import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import { isCancellable } from "#api/domain/files/cancel-line.ts";
import { roomsOfFile } from "#api/domain/files/file-party.ts";
import {
  isBought,
  isRemoved,
  isRounding,
  isTaken,
  mayLeave,
  mayRemove,
  maySwap,
} from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { readFileLines, readOptional, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { isEnded } from "#api/domain/files/ended-line.ts";
import {
  isEditable,
  readQuoteFile,
  readTravellers,
  type QuoteFile,
} from "#api/modules/files/client-file/read-file.ts";
import { isFinal } from "#api/modules/files/client-file/refuse-final.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { readDays } from "#api/modules/sales/booking-changes/change-choices.ts";
import { ownText } from "#api/modules/sales/file-services/own-service.ts";
import { whyClosed } from "#api/modules/sales/quotes/change-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { ChangeWay, ServiceDeed, ServiceEdits } from "#contract/sales/file-services/services.ts";

type Answer = z.input<typeof ServiceEdits>;

/** What may be done with the services of a file that the caller may see, as it stands now. */
export function showEdits(uid: string, call: Call): Promise<Answer> {
  return lookAtFile({ uid }, call, async (tx, submission) => {
    const file = await readQuoteFile(tx, submission.file.id);
    const { travellers, rooms } = await readTravellers(tx, file.id);
    const today = todayIn(file.timezone, call.now());
    const final = isFinal(submission.file);
    const way = wayOf(file, { today, open: isCancellable(submission.file, today) });
    const optional = await readOptional(tx, file.packageId);
    const lines = (await readFileLines(tx, file.id)).filter((line) => !isRounding(line));
    return {
      lock_version: file.lockVersion,
      way,
      reason: way === "none" ? reasonFor(file, call) : null,
      rooms: writeRooms(roomsOfFile(travellers, rooms, file.travelDate)),
      agency: await agencyUid(tx, file),
      days: await readDays(tx, file.id),
      lines: lines.map((line) => ({
        uid: line.uid,
        may: deedsWith(line, { way, optional, people: travellers.length }).filter(
          (deed) => !final || !isOfWords(line, deed),
        ),
        length_unit: line.optionUnit,
        start_times: line.startTimes ?? [],
        units: line.chargeBasis === "unit" ? { qty: line.qty, asked: line.askedQty } : null,
        own: isBought(line) ? null : ownText(line, call.locale),
      })),
    };
  });
}

function wayOf(file: QuoteFile, { today, open }: { today: string; open: boolean }): ChangeWay {
  if (file.kind === "quote") return isEditable(file, today) ? "direct" : "none";
  return open ? "amend" : "none";
}

function reasonFor(file: QuoteFile, { locale }: Call): string {
  const texts = textsIn(locale);
  return file.kind === "booking" ? texts.changeNotPossible : texts[whyClosed(file)];
}

async function agencyUid(tx: Tx, { agencyId }: QuoteFile): Promise<string> {
  const [found] = await tx.select({ uid: agency.uid }).from(agency).where(eq(agency.id, agencyId));
  return found?.uid ?? "";
}

type Standing = { way: ChangeWay; optional: ReadonlySet<string>; people: number };

function deedsWith(line: FileLineRow, { way, optional, people }: Standing): ServiceDeed[] {
  if (way === "none") return [];
  if (!isBought(line)) return ["place", "write", "remove"];
  if (way === "amend") return amendable(line, people);
  if (isRemoved(line)) return ["restore"];
  const bySelf = line.optionId !== null;
  const can: [ServiceDeed, boolean][] = [
    ["place", true],
    ["swap", bySelf && maySwap(line)],
    ["move", bySelf && maySwap(line)],
    ["start", maySwap(line) && (line.startTimes ?? []).length > 1],
    ["take", line.kind === "optional"],
    ["leave", mayLeave(line, optional)],
    ["remove", mayRemove(line, new Set([line.packageSlot ?? ""]))],
  ];
  return can.flatMap(([deed, may]) => (may ? [deed] : []));
}

/** What is only written or put in order, which stays as it is once a booking is finalised. */
function isOfWords(line: FileLineRow, deed: ServiceDeed): boolean {
  return deed === "place" || !isBought(line);
}

/** What a booking is made of is swapped, moved and taken out with those who deliver it; seats on tours by their own pages. */
function amendable(line: FileLineRow, people: number): ServiceDeed[] {
  const everyone = line.adults + line.children + line.infants === people;
  const isWhole = isTaken(line) && line.costed && line.optionId !== null;
  // What its supplier cannot deliver wants another one.
  if (line.status === "UN" && isWhole) return everyone ? ["swap", "remove"] : ["remove"];
  if (isEnded(line)) return [];
  if (!isWhole) return ["place"];
  return everyone ? ["place", "swap", "move", "remove"] : ["place", "move", "remove"];
}
