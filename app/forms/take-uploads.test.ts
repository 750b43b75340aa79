import { expect, test } from "vitest";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { takeUploads } from "#app/forms/take-uploads.server.ts";

function post(fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("http://app.test/form", { method: "POST", body });
}
const file = new File(["…"], "lake.png", { type: "image/png" });
const stored = async () => ({ uid: "NEW" });

test("a file that came with the form is stored, and its field holds its uid", async () => {
  const { formData, refused } = await takeUploads(
    post({ name: "Taupō", picture: "OLD", picture__file: file }),
    ["picture"],
    stored,
  );
  expect(Object.fromEntries(formData)).toEqual({ name: "Taupō", picture: "NEW" });
  expect(refused).toEqual({});
});

test("without a file the field keeps what it holds, and loses it when it is taken away", async () => {
  const empty = new File([], "");
  const kept = await takeUploads(post({ picture: "OLD", picture__file: empty }), ["picture"], stored);
  expect(kept.formData.get("picture")).toBe("OLD");
  const gone = await takeUploads(post({ picture: "OLD", picture__remove: "on" }), ["picture"], stored);
  expect(gone.formData.get("picture")).toBe("");
});

test("the API's word about a file stands beside the field, any other trouble goes on", async () => {
  const refusing = async () => {
    throw Object.assign(new Error("refused"), { status: 422, errors: { file: ["Choose a picture."] } });
  };
  const { refused } = await takeUploads(post({ picture__file: file }), ["picture"], refusing);
  expect(refused).toEqual({ picture: ["Choose a picture."] });
  const often = async () => {
    throw new ApiProblem({ kind: "rate-limited", status: 429, message: "Too many files in a short time." });
  };
  const late = await takeUploads(post({ picture__file: file }), ["picture"], often);
  expect(late.refused).toEqual({ picture: ["Too many files in a short time."] });
  const down = async () => {
    throw Object.assign(new Error("down"), { status: 502 });
  };
  await expect(takeUploads(post({ picture__file: file }), ["picture"], down)).rejects.toThrow("down");
});
