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
