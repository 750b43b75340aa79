import { expect, test } from "vitest";
import { testApi } from "#tests/support/test-api.ts";

test("the link of a quote is asked for five times in ten minutes, however its reference is typed", async () => {
  const api = await testApi();
  const spellings = ["NZFI100005", "nzfi 100005", "NZFI-100005", "N.Z.F.I.100005", "NZFI1/00005"];
  const ask = async (reference: string, no: number) => {
    const body = { reference, email: "ada@travellers.example" };
    const from = `203.0.113.${no}`;
    return (await api.call("/api/public/quote-links", { method: "POST", body, from })).status;
  };
  for (const [no, reference] of spellings.entries()) expect(await ask(reference, no)).toBe(204);
  expect(await ask("NZFI100 005", 200)).toBe(429);
});
