import { RouterContextProvider } from "react-router";
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

/** What the browser is told of a file that the API refuses so. */
async function refusal(problem: ProblemFields) {
  const context = new RouterContextProvider();
  context.set(userContext, user);
  context.set(apiContext, { call: () => Promise.reject(new ApiProblem(problem)) });
  const body = new FormData();
  body.set("purpose", "place-picture");
  body.set("file", new File(["x"], "a.png", { type: "image/png" }));
  const request = new Request("http://app.test/uploads", { method: "POST", body });
  const url = new URL(request.url);
  const answer = await action({ request, context, url, params: {}, pattern: "uploads" });
  return [answer.status, await answer.json()];
}

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
