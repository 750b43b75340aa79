import { expect, test } from "vitest";
import { savedVersion } from "#tests/support/quote-version.ts";
import { deedsNotNow } from "./not-now.ts";

const refused = (status: Parameters<typeof deedsNotNow>[0]["status"]) =>
  deedsNotNow({ status, versions: [savedVersion] }).map(({ deed, why }) => `${deed}: ${why}`);

test("an offer that waits for its answer refuses nothing", () => {
  expect(refused("Sent")).toEqual([]);
  expect(refused("Viewed")).toEqual([]);
});

test("what was accepted or booked stays as it is", () => {
  expect(refused("Accepted")).toEqual(
    ["save", "send", "revise", "answer"].map((deed) => `${deed}: accepted`),
  );
  expect(refused("Converted")).toEqual(["save", "send", "revise", "answer"].map((deed) => `${deed}: booked`));
});

test("what the client does not have is neither answered nor taken back", () => {
  expect(refused("Draft")).toEqual(["revise: notOut", "answer: notOut"]);
  expect(deedsNotNow({ status: "Draft", versions: [] })).toEqual([{ deed: "send", why: "noVersion" }]);
});

test("an offer that is over has to be sent again before it is answered", () => {
  expect(refused("Expired")).toEqual(["answer: expired"]);
  expect(refused("Declined")).toEqual(["answer: declined"]);
});
