import { expect, it } from "vitest";
import { readForm } from "#app/forms/read-form.server.ts";

const posted = (body: BodyInit | null, type?: string) =>
  new Request("http://portal.example.test/", {
    method: "POST",
    body,
    ...(type && { headers: { "Content-Type": type } }),
  });

it("reads what a form sends", async () => {
  const form = await readForm(posted(new URLSearchParams({ reference: "NZFI100001" })));
  expect(form.get("reference")).toBe("NZFI100001");
});

it.each([
  ["a text", posted("reference=1", "text/plain")],
  ["JSON", posted("{}", "application/json")],
  ["parts without their boundary", posted("zzz", "multipart/form-data; boundary=x")],
  ["nothing", posted(null)],
])("answers 400 to %s", async (_what, request) => {
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});

const many = (count: number) =>
  new URLSearchParams(Array.from({ length: count }, (_, index) => [`f${index}`, "1"]));
const asParts = (fields: URLSearchParams) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const sentTo = (path: string, body: BodyInit) =>
  new Request(`http://portal.example.test${path}`, { method: "POST", body });

it.each([
  ["/travel-app/", 50],
  ["/?index", 50],
  ["/admin/login", 50],
  ["/admin/login/", 50],
  ["/admin/Login", 50],
  ["/admin/%6Cogin.data", 50],
  ["/quote/abc.data", 50],
  ["/admin/labels/add", 1000],
  ["/app/list-bookings/create.data", 1000],
  ["/supplier-app", 1000],
  ["/Supplier-App/", 1000],
])("a form posted to %s may have %i fields and no more", async (path, most) => {
  for (const form of [(count: number) => many(count), (count: number) => asParts(many(count))]) {
    expect([...(await readForm(sentTo(path, form(most)))).keys()]).toHaveLength(most);
    await expect(readForm(sentTo(path, form(most + 1)))).rejects.toMatchObject({ init: { status: 413 } });
  }
});

const asTyped = (type: string) =>
  new Request("http://portal.example.test/travel-app/", {
    method: "POST",
    headers: { "Content-Type": type },
    body: `${'--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n'.repeat(51)}--b--\r\n`,
  });

it.each([
  ["Multipart/Form-Data; boundary=b", 413],
  ["MULTIPART/FORM-DATA; BOUNDARY=b", 413],
  ['multipart/form-data; charset=utf-8; boundary="b"', 413],
  ["multipart/form-data; xboundary=other; boundary=b", 400],
  ['multipart/form-data; x="boundary=other"; boundary=b', 400],
  ['multipart/form-data; boundary="\\b"', 400],
  ['multipart/form-data; boundary="b', 400],
  ["multipart/form-data; boundary=other, multipart/form-data; boundary=b", 400],
  ["application/x-www-form-urlencoded, multipart/form-data; boundary=b", 400],
])("51 fields that call themselves %s are not let past their count: %i", async (type, status) => {
  await expect(readForm(asTyped(type))).rejects.toMatchObject({ init: { status } });
});

it("a form that anybody may post ends at 64 KB, told or not", async () => {
  const text = new URLSearchParams({ message: "x".repeat(64 * 1024) });
  await expect(readForm(sentTo("/travel-app/", text))).rejects.toMatchObject({ init: { status: 413 } });
  const pieces = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("a=1&".repeat(1024))),
  });
  const endless = new Request("http://portal.example.test/travel-app/", {
    method: "POST",
    body: pieces,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    // What Node asks for where a body is sent piece by piece.
    duplex: "half",
  } as RequestInit);
  await expect(readForm(endless)).rejects.toMatchObject({ init: { status: 413 } });
  expect((await readForm(sentTo("/admin/labels/add", text))).get("message")).toHaveLength(64 * 1024);
});

it("150 000 fields are refused without being taken apart", async () => {
  const body = "f=12&".repeat(150_000);
  const flood = sentTo("/admin/labels/add", new URLSearchParams(body.slice(0, -1)));
  await expect(readForm(flood)).rejects.toMatchObject({ init: { status: 413 } });
});
