import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import { route, type FileAnswer, type InputOf, type Route } from "#api/http/mount.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import { readPicture, type PictureRefusal } from "#api/uploads/pictures/read-picture.ts";
import { createUpload, downloadUpload, maxUploadBytes, type Upload } from "#contract/system/uploads.ts";

/** Files that people send, and their way back. */
export const uploadRoutes: Route[] = [route(createUpload, takeIn), route(downloadUpload, handOut)];

async function takeIn({ body }: InputOf<typeof createUpload>, call: Call): Promise<Upload> {
  const { file, purpose } = body;
  const texts = textsIn(call.locale);
  const megabytes = Math.floor(maxUploadBytes / 1024 / 1024);
  if (file.size > maxUploadBytes) throw refused(fill(texts.uploadTooLarge, { megabytes }));
  if (file.size === 0) throw refused(texts.uploadEmpty);
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (typeof picture === "string") throw refused(texts[refusalTexts[picture]]);
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
  await call.database.inScope(call.scope, (tx) =>
    tx.insert(upload).values({ ...row, storageKey, createdBy: call.signedIn().id, createdAt: call.now() }),
  );
  return { ...row, content_type: row.contentType };
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

async function handOut({ params }: InputOf<typeof downloadUpload>, call: Call): Promise<FileAnswer> {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ uid: upload.uid, contentType: upload.contentType, key: upload.storageKey })
      .from(upload)
      .where(eq(upload.uid, params.upload)),
  );
  const bytes = found ? await call.files.get(found.key) : null;
  if (!found || !bytes) throw notFound("Not Found");
  const ending = found.contentType.slice("image/".length).replace("jpeg", "jpg");
  return {
    bytes,
    contentType: found.contentType,
    contentDisposition: `inline; filename="${found.uid}.${ending}"`,
  };
}
