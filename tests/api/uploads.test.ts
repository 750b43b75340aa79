import fc from "fast-check";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { readPicture } from "#api/uploads/pictures/read-picture.ts";
import { diskStorage } from "#api/uploads/storage.ts";
import { removeUnusedUploads } from "#api/uploads/use-upload.ts";
import { maxUploadBytes } from "#contract/system/uploads.ts";
import { memoryFiles } from "#tests/support/memory-files.ts";
import { sampleJpeg, samplePng, sampleWebp, secretWords } from "#tests/support/sample-pictures.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const samples = { "image/jpeg": sampleJpeg(), "image/png": samplePng(), "image/webp": sampleWebp() };
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("a picture that is read", () => {
  test.each(Object.entries(samples))(
    "%s is known by its content and keeps no word about people and places",
    (kind, bytes) => {
      expect(latin(bytes)).toContain(secretWords);
      const picture = readPicture(bytes);
      expect(picture).toMatchObject({ contentType: kind });
      if (typeof picture === "string") throw new Error(picture);
      expect(latin(picture.bytes)).not.toContain("Ana Ruiz");
      expect(latin(picture.bytes)).not.toContain("4711");
      // What was cleaned is a whole picture again, and cleaning it once more changes nothing.
      expect(readPicture(picture.bytes)).toEqual(picture);
    },
  );

  test("a photograph stays the right way up", () => {
    const upright = readPicture(sampleJpeg(1));
    const turned = readPicture(sampleJpeg(6));
    expect(upright).toMatchObject({ width: 40, height: 30 });
    expect(turned).toMatchObject({ width: 30, height: 40 });
  });

  test.each([
    ["a page", "<html><script>alert(1)</script>"],
    ["a drawing that can hold scripts", '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
    ["a document", "%PDF-1.7"],
    ["a moving picture", "GIF89a"],
    ["an archive", "PK\u0003\u0004"],
    ["nothing", ""],
  ])("%s is no picture", (_name, content) => {
    expect(readPicture(new TextEncoder().encode(content))).toBe("kind");
  });

  test("a small file that would fill the memory of its readers is refused", () => {
    expect(readPicture(samplePng(60_000, 60_000))).toBe("pixels");
  });

  test("bytes that were changed, cut or added anywhere never make it fall over", () => {
    const damaged = fc
      .record({
        sample: fc.constantFrom(...Object.values(samples)),
        at: fc.nat(400),
        value: fc.nat(255),
        cut: fc.nat(400),
      })
      .map(({ sample, at, value, cut }) => {
        const copy = sample.slice(0, Math.max(12, sample.length - (cut % sample.length)));
        copy[at % copy.length] = value;
        return copy;
      });
    fc.assert(
      fc.property(damaged, (bytes) => {
        const answer = readPicture(bytes);
        expect(typeof answer === "string" || answer.bytes.length > 0).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });
});

describe("the storage on disk", () => {
  test("keeps, hands out and removes, leaves no half file, and takes no path", async () => {
    const folder = await mkdtemp(join(tmpdir(), "waymark-files-"));
    try {
      const storage = diskStorage(folder);
      await storage.put("place-picture/a1/b2", Uint8Array.of(1, 2));
      expect(await storage.get("place-picture/a1/b2")).toEqual(Buffer.from([1, 2]));
      expect(await readdir(join(folder, "place-picture", "a1"))).toEqual(["b2"]);
      await storage.remove("place-picture/a1/b2");
      expect(await storage.get("place-picture/a1/b2")).toBeNull();
      for (const key of ["../x", "/etc/passwd", "a/../b", "A", "", "a//b", "a."]) {
        await expect(storage.put(key, Uint8Array.of(1)), key).rejects.toThrow(RangeError);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

let api: TestApi;
let files: ReturnType<typeof memoryFiles>;
let token: string;
beforeEach(async () => {
  files = memoryFiles();
  api = await testApi({ files });
  token = await api.signIn("product");
});

async function send(bytes: Uint8Array<ArrayBuffer>, name = "Lake.JPG", as = token, headers = {}) {
  const body = new FormData();
  body.set("purpose", "place-picture");
  body.set("file", new File([bytes], name));
  return api.call("/api/office/uploads", { method: "POST", token: as, body, headers });
}
const placePath = `/api/office/itinerary-locations/${seedUid("place", "ROT")}`;
async function choose(picture: string | null) {
  const { json } = await api.call(placePath, { token });
  return api.call(placePath, { method: "PUT", token, body: { ...json.data, picture } });
}
const open = (uid: string, as?: string) => api.call(`/api/public/uploads/${uid}`, { token: as });

test("a picture is taken in, and only the office sees it until a place shows it", async () => {
  const sent = await send(samplePng());
  expect(sent.status).toBe(201);
  expect(sent.json.data).toMatchObject({ name: "Lake.JPG", content_type: "image/png", width: 4, height: 3 });
  const { uid } = sent.json.data;
  expect((await open(uid)).status).toBe(404);
  expect((await open(uid, await api.signIn("emma.larkspur"))).status).toBe(404);
  const seen = await open(uid, token);
  expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(seen.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect((await choose(uid)).json.data).toMatchObject({ picture: uid });
  for (const as of [undefined, await api.signIn("emma.larkspur"), await api.signIn("desk.steamvale")]) {
    const shown = await open(uid, as);
    expect(shown.status).toBe(200);
    expect(latin(shown.bytes)).not.toContain("Ana Ruiz");
  }
  await choose(null);
  expect((await open(uid)).status).toBe(404);
});

test.each([
  ["en", "Choose a picture: JPEG, PNG or WebP."],
  ["de", "Wählen Sie ein Bild: JPEG, PNG oder WebP."],
])("what is no picture is refused in the caller's words (%s)", async (locale, words) => {
  const svg = new Uint8Array(Buffer.from("<svg onload=x()>"));
  const answer = await send(svg, "photo.png", token, { "Accept-Language": locale });
  expect([answer.status, answer.json.errors]).toEqual([422, { file: [words] }]);
  expect(files.keys()).toEqual([]);
});

test("a file that is too large is told so, one far too large is not read to its end", async () => {
  const large = await send(new Uint8Array(maxUploadBytes + 1));
  expect(large.json.errors.file[0]).toContain("8 MB");
  expect((await send(new Uint8Array(maxUploadBytes + 2 * 1024 * 1024))).status).toBe(413);
  expect((await send(new Uint8Array(0))).status).toBe(422);
});

test("names are kept for people only, without what could harm a page or a path", async () => {
  const sent = await send(samplePng(), '../../etc/<b>"pass\u202ewd".png');
  expect(sent.json.data.name).toBe("bpasswd.png");
  expect(files.keys()[0]).toMatch(/^place-picture\/[0-9a-z]{2}\/[0-9a-z]{26}$/);
});

test("a place takes no picture that is not there", async () => {
  const missing = await choose("0".repeat(26));
  expect([missing.status, Object.keys(missing.json.errors)]).toEqual([422, ["picture"]]);
});

test("a new place has its picture from the beginning, and gives it back when it goes", async () => {
  const { uid } = (await send(samplePng())).json.data;
  const list = "/api/office/itinerary-locations";
  const { json } = await api.call(placePath, { token });
  const made = await api.call(list, {
    method: "POST",
    token,
    body: { ...json.data, code: "TPX", legs: [], picture: uid },
  });
  expect([made.status, made.json.data.picture]).toEqual([201, uid]);
  expect((await open(uid)).status).toBe(200);
  const [entry] = (await api.call(`${list}/${made.json.data.uid}/history`, { token })).json.data;
  expect(entry.changes).toContainEqual({ field: "picture", before: null, after: uid });
  await api.call(`${list}/${made.json.data.uid}?lock_version=1`, { method: "DELETE", token });
  expect((await open(uid)).status).toBe(404);
});

test("files that nothing used within a day are deleted, those in use stay", async () => {
  const used = (await send(samplePng())).json.data.uid;
  const left = (await send(samplePng())).json.data.uid;
  await choose(used);
  api.clock.advance({ hours: 25 });
  await removeUnusedUploads({ ...api.parts, files });
  expect(files.keys()).toHaveLength(1);
  token = await api.signIn("product");
  expect((await open(used)).status).toBe(200);
  expect((await open(left, token)).status).toBe(404);
});
