import { RouterContextProvider, type RouterContext } from "react-router";
import { expect, test } from "vitest";
import { apiContext, userContext } from "#app/context.ts";
import { ApiProblem, type ProblemFields } from "#app/services/http/problems.server.ts";
import { action } from "#app/routes/resources/uploads.ts";
import { SessionUser } from "#contract/people/session.ts";

const user = SessionUser.parse({
  uid: "01JEX2Q7K8N4M5P6R7S8T9V0W1",
  username: "consultant",
  name: "Aroha Ngata",
  email: "aroha@harakeke.example",
  audience: "office",
  brand: "NZ",
  brand_name: "Harakeke Pacific",
  organisation: "Harakeke Pacific",
  roles: [],
  permissions: [],
  locale: "en",
  theme: "auto",
});

type Api = ContextOf<typeof apiContext>;
type ContextOf<Context> = Context extends RouterContext<infer Value> ? Value : never;

/** A file is sent by somebody for a purpose. */
function send(call: Api["call"], { audience = "office", purpose = "place-picture" }: Partial<Sender> = {}) {
  const context = new RouterContextProvider();
  context.set(userContext, { ...user, audience });
  context.set(apiContext, { call });
  const body = new FormData();
  body.set("purpose", purpose);
  body.set("file", new File(["x"], "a.png", { type: "image/png" }));
  const request = new Request("http://app.test/uploads", { method: "POST", body });
  const url = new URL(request.url);
  return action({ request, context, url, params: {}, pattern: "uploads" });
}
type Sender = { audience: SessionUser["audience"]; purpose: string };

/** What the browser is told of a file that the API refuses so. */
async function refusal(problem: ProblemFields) {
  const answer = await send(() => Promise.reject(new ApiProblem(problem)));
  return [answer.status, await answer.json()];
}

test.each([
  ["office", "place-picture", "/api/office/uploads"],
  ["agent", "agency-logo", "/api/agent/uploads"],
] as const)("what an account of the %s sends as %s goes to %s", async (audience, purpose, path) => {
  const asked: string[] = [];
  const call = (endpoint: { path: string }) => {
    asked.push(endpoint.path);
    return Promise.resolve({ uid: user.uid });
  };
  const answer = await send(call as Api["call"], { audience, purpose });
  expect([await answer.json(), asked]).toEqual([{ uid: user.uid }, [path]]);
});

test.each([
  ["office", "agency-logo", 400],
  ["agent", "place-picture", 400],
  ["supplier", "agency-logo", 401],
] as const)("an account of the %s sends no %s", async (audience, purpose, status) => {
  const sent = send(() => Promise.reject(new Error("asked")), { audience, purpose });
  await expect(sent).rejects.toMatchObject({ init: { status } });
});

test("what is wrong with a file is told in the words of the API", async () => {
  const errors = { file: ["The file is no picture."] };
  expect(await refusal({ kind: "invalid", status: 422, message: "Wrong.", errors })).toEqual([
    422,
    { message: "The file is no picture." },
  ]);
});

test.each([
  ["without an answer", 0],
  ["without its database", 503],
])("an API %s is none of the file's faults, and its own words stay in the log", async (_name, status) => {
  const problem = { kind: "unavailable", status, message: "connection terminated" } as const;
  expect(await refusal(problem)).toEqual([503, { message: "" }]);
});

test("whether a file was taken in that nobody answered for is said in words", async () => {
  const message = "Nobody can tell whether it was taken in.";
  expect(await refusal({ kind: "refused", standing: "unknown", status: 503, message })).toEqual([
    503,
    { message },
  ]);
});
