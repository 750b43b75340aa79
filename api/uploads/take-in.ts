import { createHash } from "node:crypto";
import { ulid } from "ulid";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { invalid } from "#api/http/refusal.ts";
import { attachmentTextsIn } from "#api/texts/attachment-texts.ts";
import { fill, fillWait, textsIn } from "#api/texts/texts.ts";
import { documentTypeOf } from "#api/uploads/documents.ts";
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
  attachment: { bytes: maxUploadBytes, pixels: Infinity },
};

/** Keeps a file, whose kind its content tells, until a record names it or a day is over; refuses it beside `file`. */
export async function takeIn(
  { file, purpose }: { file: File; purpose: UploadPurpose },
  call: Call,
): Promise<Upload> {
  await countForAgency(call);
  const taken = await contentOf(file, purpose, call);
  const uid = ulid(call.now().getTime());
  const storageKey = `${purpose}/${uid.slice(-2)}/${uid}`.toLowerCase();
  await call.files.put(storageKey, taken.bytes);
  const row = {
    uid,
    purpose,
    name: plainName(file.name),
    contentType: taken.contentType,
    bytes: taken.bytes.byteLength,
    width: taken.width,
    height: taken.height,
  };
  const sha256 = purpose === "attachment" ? hashOf(taken.bytes) : null;
  const { id: createdBy, agencyId } = call.signedIn();
  await call.database.inScope(call.scope, (tx) =>
    tx.insert(upload).values({ ...row, sha256, storageKey, createdBy, agencyId, createdAt: call.now() }),
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

type Content = { contentType: string; bytes: Uint8Array; width: number | null; height: number | null };

/** What is kept of a file that may be kept: a picture without what tells of people and places, a document as it is. */
async function contentOf(file: File, purpose: UploadPurpose, call: Call): Promise<Content> {
  const texts = textsIn(call.locale);
  const most = limits[purpose];
  const megabytes = Math.floor(most.bytes / 1024 / 1024);
  if (file.size > most.bytes) throw refused(fill(texts.uploadTooLarge, { megabytes }));
  if (file.size === 0) throw refused(texts.uploadEmpty);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = readPicture(bytes);
  const content = picture === "kind" && purpose === "attachment" ? documentOf(bytes, call) : picture;
  if (typeof content === "string") throw refused(texts[refusalTexts[content]]);
  if ((content.width ?? 0) * (content.height ?? 0) > most.pixels) {
    throw refused(fill(texts.uploadMegapixels, { megapixels: Math.floor(most.pixels / 1_000_000) }));
  }
  await lookInto(bytes, call);
  return content;
}

function documentOf(bytes: Uint8Array, { locale }: Call): Content {
  const type = documentTypeOf(bytes);
  if (type === "kind" || type === "broken" || type === "macros")
    throw refused(attachmentTextsIn(locale)[type]);
  return { contentType: type, bytes, width: null, height: null };
}

/** Asks the scanner, where there is one. What nobody could look into is not taken. */
async function lookInto(bytes: Uint8Array, { scan, locale, log, requestId }: Call): Promise<void> {
  if (!scan) return;
  const texts = attachmentTextsIn(locale);
  let found: Awaited<ReturnType<typeof scan>>;
  try {
    found = await scan(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    log.error({ event: "upload.not_scanned", request_id: requestId, error: reason });
    throw refused(texts.notLooked);
  }
  if (found === "clean") return;
  log.warn({ event: "upload.infected", request_id: requestId });
  throw refused(texts.infected);
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
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
