import { expect, test } from "#tests/support/e2e/test.ts";

test.use({ javaScriptEnabled: false });

for (const { list, header, name, column } of [
  {
    list: "ending?filter[within]=90",
    header: "Code,Product,Supplier,Place,Last night,Days left,Contract",
    ...{ name: "ending-rates.csv", column: 2 },
  },
  {
    list: "waiting",
    header: "Quote,Name,Product,Supplier,First day,Last day,Price,Consultant",
    ...{ name: "waiting-services.csv", column: 0 },
  },
]) {
  test(`${name} has the rows of its list`, async ({ page, loginAs }) => {
    await loginAs("consultant");
    await page.goto(`/admin/rate-analysis/${list}`);
    const told = await page.getByRole("row").allInnerTexts();
    const link = page.getByRole("link", { name: "Export CSV" });
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-disposition"]).toContain(name);
    const rows = (await answer.text()).replace("\uFEFF", "").trim().split("\r\n");
    expect(rows[0]).toBe(header);
    // Which rates end soon depends on the day; without any there is no table.
    expect(rows).toHaveLength(Math.max(1, told.length));
    for (const [at, row] of rows.slice(1).entries()) expect(told[at + 1]).toContain(row.split(",")[column]);
  });
}
