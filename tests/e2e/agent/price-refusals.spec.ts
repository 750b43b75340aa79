import { expect } from "@playwright/test";
import { summer } from "#tests/support/e2e/seasons.ts";
import { test } from "#tests/support/e2e/plain-test.ts";

const wrong = "travel_date=31/02/2027&rooms[0][code]=DB&rooms[0][adults]=2&rooms[0][ages]=eight";

test("each form that asks for a price says what is wrong and leads to the fields", async ({ as }) => {
  const agent = await as("emma.larkspur");
  // A quote of its own: those of the demo world are answered by the clients of other tests.
  const priced = await agent.open(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
  const quoted = await agent.press(priced, 'button:contains("Save quote")', { name: "Asked in vain" });
  const reference = quoted.url.pathname.split("/").at(-1);
  for (const path of [
    "/app/quick-quote/SAD5",
    `/app/quick-quote/copy/${reference}`,
    `/app/quick-quote/customise/${reference}/trip`,
  ]) {
    const { $, status } = await agent.open(`${path}?${wrong}`);
    expect(status, path).toBe(422);
    const links = $("[data-slot=error-summary] a").map((_, link) => $(link).attr("href") ?? "");
    expect(links.get(), path).toEqual(["#field-travel_date", "#field-rooms-0-ages-"]);
    for (const anchor of links)
      expect($(`[id="${anchor.slice(1)}"]`).attr("aria-invalid"), path).toBe("true");
    expect($("#field-rooms-0-ages-").attr("value"), path).toBe("eight");
  }
});
