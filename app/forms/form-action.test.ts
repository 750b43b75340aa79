import { redirect } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";
import { formAction } from "#app/forms/form-action.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
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

const tour = z.object({
  price_cents: z.int().min(100).optional(),
  starts: z.iso.date().optional(),
  rooms: z.array(z.object({ type: z.string().max(4), price: z.int() })).optional(),
});
const tourForm = {
  schema: tour,
  formats: { price_cents: "money", starts: "date", "rooms[].price": "money" } as const,
  rules: { "rooms[].type": [required] },
};

test("typed amounts and dates reach the schema as cents and calendar days", async () => {
  const values: unknown[] = [];
  const fields = {
    price_cents: "1.234,50",
    starts: "14.12.2026",
    "rooms[0].type": "DB",
    "rooms[0].price": "99",
  };
  await formAction(post(fields), tourForm, async (value) => {
    values.push(value);
    return redirect("/saved");
  });
  expect(values).toEqual([
    { price_cents: 123450, starts: "2026-12-14", rooms: [{ type: "DB", price: 9900 }] },
  ]);
});

test("what cannot be read comes back as it was typed, with the words for its kind", async () => {
  const fields = { price_cents: "cheap", starts: "31/02/2026", "rooms[1].price": "x" };
  const answer = await formAction(post(fields), tourForm, save);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      initialValue: { price_cents: "cheap", starts: "31/02/2026" },
      error: {
        price_cents: ["validation:money"],
        starts: ["validation:date"],
        "rooms[1].price": ["validation:money"],
        "rooms[1].type": ["validation:required"],
      },
    },
  });
});

test("a bound in cents is told in the units that are typed", async () => {
  const answer = await formAction(post({ price_cents: "0.50" }), tourForm, save);
  expect(answer).toMatchObject({ data: { error: { price_cents: ["validation:tooSmall?min=1"] } } });
});

test("refusals of the API find the fields of their rows", async () => {
  const answer = await formAction(
    post({ "rooms[0].type": "DB", "rooms[0].price": "1" }),
    tourForm,
    async () => {
      throw Object.assign(new Error("refused"), { status: 422, errors: { "rooms.0.type": ["Sold out."] } });
    },
  );
  expect(answer).toMatchObject({ data: { error: { "rooms[0].type": ["Sold out."] } } });
});

const intent = (type: string, payload: object) => ({ __intent__: JSON.stringify({ type, payload }) });

test("a row is added and taken away without a script, and nothing typed is lost or refused", async () => {
  const fields = { price_cents: "abc", "rooms[0].type": "DB", "rooms[1].type": "SG" };
  const added = await formAction(
    post({ ...fields, ...intent("insert", { name: "rooms", defaultValue: {} }) }),
    tourForm,
    save,
  );
  expect(added).toMatchObject({ data: { initialValue: { price_cents: "abc" } } });
  if (added instanceof Response) throw new Error("The form was saved");
  expect(added.init?.status ?? 200).toBe(200);
  expect(added.data.initialValue?.["rooms"]).toHaveLength(3);
  expect(added.data.error ?? {}).toEqual({});
  const taken = await formAction(
    post({ ...fields, ...intent("remove", { name: "rooms", index: 0 }) }),
    tourForm,
    save,
  );
  expect(taken).toMatchObject({ data: { initialValue: { price_cents: "abc", rooms: [{ type: "SG" }] } } });
});

test.each(["nonsense", "{}", "null"])("a made-up intent %s is the sender's mistake", async (text) => {
  await expect(formAction(post({ __intent__: text }), tourForm, save)).rejects.toMatchObject({
    init: { status: 400 },
  });
});

test("a row with a number beyond all reason is the sender's mistake", async () => {
  await expect(formAction(post({ "rooms[4294967290].type": "DB" }), tourForm, save)).rejects.toMatchObject({
    init: { status: 400 },
  });
});

test("fields that nobody asked for are neither read nor shown again", async () => {
  const { data } = await refused({ name: "Tu", "extra[0].deep": "1", email: "nobody", intent: "save" });
  expect(data.initialValue).toEqual({ name: "Tu", email: "nobody", intent: "save" });
  const either = z.union([schema, z.object({ note: z.string() })]).optional();
  const answer = await formAction(
    post({ note: "n", name: "Tu", other: "1" }),
    { schema: either, rules: { note: [minLength(3)] } },
    save,
  );
  if (answer instanceof Response) throw new Error("The form was accepted");
  expect(answer.data.initialValue).toEqual({ note: "n", name: "Tu" });
});

test("while the API is out of reach the form stays, with what was typed and 503", async () => {
  const outage = new ApiProblem({ kind: "unavailable", status: 0 });
  const answer = await formAction(post({ name: "Tui" }), { schema }, () => Promise.reject(outage));
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { error: { "": ["validation:notSaved"] }, initialValue: { name: "Tui" } },
  });
});

test("a form that was sent too often stays, with the API's words or for how long to wait", async () => {
  const tooOften = (message: string) =>
    new ApiProblem({ kind: "rate-limited", status: 429, message, retryAfter: 90 });
  for (const [message, shown] of [
    [
      "Too many messages. Please try again in 2 minutes.",
      "Too many messages. Please try again in 2 minutes.",
    ],
    ["Too Many Attempts.", "validation:tooOften?count=90"],
  ] as const) {
    const answer = await formAction(post({ name: "Tui" }), { schema }, () =>
      Promise.reject(tooOften(message)),
    );
    expect(answer).toMatchObject({
      init: { status: 429 },
      data: { error: { "": [shown] }, initialValue: { name: "Tui" } },
    });
  }
});
