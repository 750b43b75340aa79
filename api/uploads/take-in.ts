import { ulid } from "ulid";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { invalid } from "#api/http/refusal.ts";
import { fill, fillWait, textsIn } from "#api/texts/texts.ts";
import { readPicture, type PictureRefusal } from "#api/uploads/pictures/read-picture.ts";
import { logoLimits, maxUploadBytes, type Upload, type UploadPurpose } from "#contract/system/uploads.ts";

/** Files that all people of an agency send together; what nothing uses lies there for a day. */
const perAgency = [
  { every: "hour", max: 20, seconds: 60 * 60 },
  { every: "day", max: 60, seconds: 24 * 60 * 60 },
];

const limits: Record<UploadPurpose, { bytes: number; pixels: number }> = {
  // Beyond what any picture may have nothing is asked.
  "place-picture": { bytes: maxUploadBytes, pixels: Infinity },
  "day-picture": { bytes: maxUploadBytes, pixels: Infinity },
  "agency-logo": logoLimits,
};

/** Keeps a file, whose kind its content tells, until a record names it or a day is over; refuses it beside `file`. */
export async function takeIn(
  { file, purpose }: { file: File; purpose: UploadPurpose },
  call: Call,
): Promise<Upload> {
  await countForAgency(call);
  const picture = await pictureOf(file, purpose, call);
  const uid = ulid(call.now().getTime());
  const storageKey = `${purpose}/${uid.slice(-2)}/${uid}`.toLowerCase();
  await call.files.put(storageKey, picture.bytes);
  const row = {
    uid,
    purpose,
    name: plainName(file.name),
    contentType: picture.contentType,
    bytes: picture.bytes.byteLength,
    width: picture.width,
    height: picture.height,
  };
  const { id: createdBy, agencyId } = call.signedIn();
  await call.database.inScope(call.scope, (tx) =>
    tx.insert(upload).values({ ...row, storageKey, createdBy, agencyId, createdAt: call.now() }),
  );
  return { ...row, content_type: row.contentType };
}

async function countForAgency(call: Call) {
  const { agencyId } = call.signedIn();
  if (agencyId === null) return;
  const counters = new RateLimits(call.database, call.now);
  for (const { every, ...limit } of perAgency) {
    await counters.take(`uploads:agency:${every}:${agencyId}`, limit, (seconds) =>
      fillWait(textsIn(call.locale).uploadLimit, seconds, call.locale),
    );
  }
}

async function pictureOf(file: File, purpose: UploadPurpose, { locale }: Call) {
  const texts = textsIn(locale);
  const most = limits[purpose];
  const megabytes = Math.floor(most.bytes / 1024 / 1024);
  if (file.size > most.bytes) throw refused(fill(texts.uploadTooLarge, { megabytes }));
  if (file.size === 0) throw refused(texts.uploadEmpty);
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (typeof picture === "string") throw refused(texts[refusalTexts[picture]]);
  if (picture.width * picture.height > most.pixels) {
    throw refused(fill(texts.uploadMegapixels, { megapixels: Math.floor(most.pixels / 1_000_000) }));
  }
  return picture;
}

const refusalTexts = {
  kind: "uploadKind",
  broken: "uploadBroken",
  pixels: "uploadPixels",
} as const satisfies Record<PictureRefusal, string>;

function refused(text: string) {
  return invalid({ file: [text] });
}

/** The last part of the name, without what is no letter to people; for people to recognise it by. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, "").trim();
  return plain.slice(0, 120) || "upload";
}
