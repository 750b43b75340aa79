import { redirect } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";
import { formAction } from "#app/forms/form-action.server.ts";
import { confirmed, minLength, required, shortRequired } from "#app/forms/rules.ts";

const schema = z.object({
  name: z.string().min(3).max(10),
  email: z.email().optional(),
  nights: z.coerce.number().int().min(1).optional(),
  room: z.enum(["DB", "SG"]).optional(),
});

function post(fields: Record<string, string>): Request {
  return new Request("http://app.test/form", { method: "POST", body: new URLSearchParams(fields) });
}

const save = async () => redirect("/saved");

async function refused(fields: Record<string, string>) {
  const answer = await formAction(post(fields), { schema }, save);
  if (answer instanceof Response) throw new Error("The form was accepted");
  return answer;
}

test("a form that passes is handed over parsed and ends where the call says", async () => {
  const values: unknown[] = [];
  const answer = await formAction(post({ name: "Tui", nights: "3" }), { schema }, async (value) => {
    values.push(value);
    return redirect("/saved");
  });
  expect(values).toEqual([{ name: "Tui", nights: 3 }]);
  expect(answer).toBeInstanceOf(Response);
});

test("a refused form answers 422 with what was typed", async () => {
  const { init, data } = await refused({ name: "Tu", email: "nobody" });
  expect(init?.status).toBe(422);
  expect(data).toMatchObject({ status: "error", initialValue: { name: "Tu", email: "nobody" } });
});

test.each([
  [{ name: "" }, { name: ["validation:required"] }],
  [{ name: "Tu" }, { name: ["validation:minLength?min=3"] }],
  [{ name: "Kererū at Ruru Lodge" }, { name: ["validation:length?max=10"] }],
  [{ name: "Tui", email: "nobody" }, { email: ["validation:email"] }],
  [{ name: "Tui", nights: "0" }, { nights: ["validation:tooSmall?min=1"] }],
  [{ name: "Tui", nights: "x" }, { nights: ["validation:number"] }],
  [{ name: "Tui", room: "XX" }, { room: ["validation:choice"] }],
])("%j is refused in the words of our rules", async (fields, error) => {
  expect((await refused(fields)).data.error).toEqual(error);
});

test("our own rules are asked as well, and their word comes first", async () => {
  const options = {
    schema: z.object({ password: z.string().min(2), again: z.string() }),
    rules: { password: [required, minLength(10)], again: [confirmed("password")] },
    secrets: ["password", "again"],
  };
  const answer = await formAction(post({ password: "x", again: "y" }), options, save);
  if (answer instanceof Response) throw new Error("The form was accepted");
  expect(answer.data.error).toEqual({
    password: ["validation:minLength?min=10"],
    again: ["validation:confirmed"],
  });
  expect(answer.data.initialValue).toEqual({});
});

test("refusals of the API land on their fields with the sentence of the API", async () => {
  const problem = Object.assign(new Error("Unprocessable"), {
    status: 422,
    errors: { name: ["Name is taken."] },
  });
  const answer = await formAction(post({ name: "Tui" }), { schema }, () => Promise.reject(problem));
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { name: ["Name is taken."] } } });
});

test("a refusal of the whole form stands above it", async () => {
  const answer = await formAction(post({ name: "Tui" }), { schema }, async () => ({
    refused: { "": ["Wrong name or password."] },
  }));
  expect(answer).toMatchObject({
    data: { error: { "": ["Wrong name or password."] }, initialValue: { name: "Tui" } },
  });
});

test("any other failure is not swallowed", async () => {
  const failure = Object.assign(new Error("Out of order"), { status: 500 });
  await expect(formAction(post({ name: "Tui" }), { schema }, () => Promise.reject(failure))).rejects.toBe(
    failure,
  );
});

test("an unticked box that is refused counts as checked, so that its message is shown", async () => {
  const terms = { schema: z.object({ name: z.string() }), rules: { terms: [shortRequired] } };
  const answer = await formAction(post({ name: "Tui" }), terms, save);
  expect(answer).toMatchObject({
    data: { error: { terms: ["validation:shortRequired"] }, state: { validated: { terms: true } } },
  });
});
