import { asc, eq, inArray, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile, room, roomPax } from "#api/db/schema/client-file.ts";
import { knownAge } from "#api/domain/files/file-party.ts";
import { placeProblems, type PlaceProblem } from "#api/domain/files/rooming.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { fullName } from "#api/modules/files/client-file/parts.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { lookAtFile, workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { refuseClosed } from "#api/modules/sales/passengers/refuse-closed.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { changeRooming, Rooming, showRooming } from "#contract/sales/passengers/rooming.ts";

export function readRooming({ params }: InputOf<typeof showRooming>, call: Call): Promise<Rooming> {
  return lookAtFile({ uid: params.uid }, call, async (_tx, submission) => presentRooming(submission));
}

/** Lets travellers change places. Suppliers read who shares in their lists; nothing is asked for anew. */
export function writeRooming({ params, body }: InputOf<typeof changeRooming>, call: Call): Promise<Rooming> {
  return workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    const { file } = submission;
    refuseClosed(file, call);
    const before = presentRooming(submission);
    sameVersion(before, body.lock_version, call);
    const wanted = body.places.map(({ traveller, room: at = null }) => ({ traveller, room: at }));
    refusePlaces(before, wanted, call);
    const placeOf = new Map(wanted.map(({ traveller, room: at }) => [traveller, at]));
    const isSame = before.places.every(({ traveller, room: at }) => (placeOf.get(traveller) ?? at) === at);
    if (isSame) return before;
    await move(tx, submission, placeOf);
    await tx
      .update(clientFile)
      .set({ updatedAt: call.now(), lockVersion: sql`${clientFile.lockVersion} + 1` })
      .where(eq(clientFile.id, file.id));
    const after = presentRooming(await readSubmission(tx, file.id, { lock: false }));
    await writeAudit(tx, call, {
      subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
      action: "rooms_changed",
      before: { sharing: sharingOf(before) },
      after: { sharing: sharingOf(after) },
    });
    tellFileChanged(tx, call, { uid: file.uid, lockVersion: after.lock_version });
    return after;
  });
}

function presentRooming({ file, people, rooms }: Submission): Rooming {
  const roomOf = (id: number) => {
    const index = rooms.findIndex(({ paxIds }) => paxIds.includes(id));
    return index < 0 ? null : index + 1;
  };
  return {
    rooms: rooms.map(({ code }, index) => ({ seq: index + 1, code })),
    places: people.map((one) => ({
      traveller: one.seq,
      room: roomOf(one.id),
      name: fullName(one),
      type: one.type,
      age: knownAge(one, file.travelDate),
    })),
    lock_version: file.lockVersion,
  };
}

const wordOf = {
  unknown: "recordNotFound",
  twice: "recordNotFound",
  noRoom: "recordNotFound",
  otherPrices: "roomPricedForOthers",
} as const satisfies Record<PlaceProblem["problem"], string>;

function refusePlaces(
  { rooms, places }: Rooming,
  wanted: readonly { traveller: number; room: number | null }[],
  call: Call,
): void {
  const texts = textsIn(call.locale);
  const sleepers = places.map(({ traveller, ...one }) => ({ ...one, seq: traveller }));
  const problems = placeProblems(
    sleepers,
    rooms.map(({ seq }) => seq),
    wanted,
  );
  if (problems.length === 0) return;
  throw invalid(
    Object.fromEntries(
      problems.map(({ place, problem }) => [`places.${place}.room`, [texts[wordOf[problem]]]]),
    ),
  );
}

async function move(
  tx: Tx,
  { file, people }: Submission,
  placeOf: ReadonlyMap<number, number | null>,
): Promise<void> {
  const rooms = await tx
    .select({ id: room.id })
    .from(room)
    .where(eq(room.fileId, file.id))
    .orderBy(asc(room.seq));
  const moved = people.filter(({ seq }) => placeOf.has(seq));
  await tx.delete(roomPax).where(
    inArray(
      roomPax.paxId,
      moved.map(({ id }) => id),
    ),
  );
  const sleepers = moved.flatMap(({ id, seq }) => {
    const at = rooms[(placeOf.get(seq) ?? 0) - 1];
    return at ? [{ roomId: at.id, paxId: id }] : [];
  });
  if (sleepers.length > 0) await tx.insert(roomPax).values(sleepers);
}

/** "1: Anna Groß, Ben Groß", room by room, as the history tells it. */
function sharingOf({ rooms, places }: Rooming): string[] {
  return rooms.map(({ seq }) => {
    const names = places
      .filter((one) => one.room === seq)
      .map(({ name, traveller }) => name || `#${traveller}`);
    return `${seq}: ${names.join(", ")}`;
  });
}
