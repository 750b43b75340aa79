import { expect, test } from "vitest";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { labelResource } from "#contract/content/labels.ts";

const page = new URL("https://desk.test/admin/labels?filter[active]=1&page=2");

function formOf(...fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Answers a posted form over a service that notes what it was asked for. */
async function answer(...fields: [string, string][]) {
  const asked: unknown[] = [];
  const service = {
    bulk: async (...wish: unknown[]) => {
      asked.push(wish);
      return { affected: 2, failed: [] };
    },
  };
  return { asked, answered: await answerBulk(formOf(...fields), page, labelResource, service) };
}

test("a verb of a resource is asked about first, with what was posted kept for the confirmation", async () => {
  const { asked, answered } = await answer(["ids", "A"], ["ids", "B"], ["bulk", "deactivate"]);
  expect(asked).toEqual([["deactivate", { uids: ["A", "B"] }, { dryRun: true }]]);
  expect(answered.preview).toMatchObject({ action: "deactivate", result: { affected: 2 } });
});

test("a confirmed verb is done to all that the filters of the page find, and reported", async () => {
  const { asked, answered } = await answer(["scope", "all"], ["bulk", "delete"], ["confirmed", "1"]);
  expect(asked).toEqual([["delete", { filter: { active: true } }, { dryRun: false }]]);
  expect(answered.report).toEqual({ action: "delete", affected: 2, failed: [] });
});

test("a verb without a row is answered by what is missing, and nothing is asked of the API", async () => {
  const { asked, answered } = await answer(["bulk", "delete"]);
  expect(asked).toEqual([]);
  expect(answered).toEqual({ problem: "nothing-selected" });
});
