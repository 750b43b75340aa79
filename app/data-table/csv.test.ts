import fc from "fast-check";
import { expect, test } from "vitest";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { csvCell, csvLine } from "#app/data-table/csv.ts";
import type { Page } from "#contract/envelope.ts";
import { locales } from "#contract/primitives.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+64 3 441", "'+64 3 441"],
  ["-5", "'-5"],
  ["@cmd", "'@cmd"],
  ["\t=1", "'\t=1"],
  [" =1", "' =1"],
  ["\u0001=1", "'\u0001=1"],
  ["＝1", "'＝1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["two\rlines", '"two\rlines"'],
  ["plain", "plain"],
  ["a;b", "a;b"],
  [-5, "-5"],
  [-36.8485, "-36.8485"],
  [{ cents: -45 }, "-0.45"],
  [{ cents: 123_456_700 }, "1234567.00"],
  [null, ""],
])("the cell of %j is %j", (value, cell) => {
  expect(csvCell(value, "en")).toBe(cell);
});

test.each(locales.filter((locale) => locale !== "en"))(
  "a spreadsheet in %s gets decimal commas, and semicolons between the values",
  (locale) => {
    const values = ["a,b", "a;b", "=1", 7, -36.8485, { cents: -45 }, { cents: 123_450 }, null];
    expect(csvLine(values, locale)).toBe(`a,b;"a;b";'=1;7;-36,8485;-0,45;1234,50;\r\n`);
  },
);

test("a reader of CSV gets every text back, apart from the apostrophe that disarms a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (texts) => {
      const read = readLine(csvLine(texts, "en"));
      expect(read.map((text, index) => (text === texts[index] ? text : text.slice(1)))).toEqual(texts);
      expect(read.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
    }),
  );
});

/** A reader of one line as RFC 4180 has it. */
function readLine(line: string): string[] {
  const cells = `,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

type Row = { name: string };
const columns = [{ header: "Name", value: (row: Row) => row.name }];

function pageOf(page: number, last: number): Page<Row> {
  const meta = { current_page: page, from: page, to: page, last_page: last, per_page: 1, total: last };
  return { data: [{ name: `Row ${page}` }], meta: { ...meta, has_next: page < last, has_prev: page > 1 } };
}

test("an export holds all pages after a byte-order mark and the headings", async () => {
  const response = await csvResponse("files.csv", columns, async (page) => pageOf(page, 3), "en");
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="files.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("Name\r\nRow 1\r\nRow 2\r\nRow 3\r\n");
});

test("an export loads no page before the reader took the last", async () => {
  const loaded: number[] = [];
  const response = await csvResponse(
    "files.csv",
    columns,
    async (page) => {
      loaded.push(page);
      return pageOf(page, 1000);
    },
    "en",
  );
  expect(loaded).toEqual([1]);
  const reader = response.body!.getReader();
  await reader.read();
  expect(loaded).toEqual([1]);
  await reader.read();
  expect(loaded).toEqual([1, 2]);
  await reader.cancel();
  expect(loaded).toEqual([1, 2]);
});

test("a refusal of the first page is no download", async () => {
  const refused = csvResponse("files.csv", columns, () => Promise.reject(new Error("forbidden")), "en");
  await expect(refused).rejects.toThrow("forbidden");
});

test("a failure on the way breaks the download off", async () => {
  const response = await csvResponse(
    "files.csv",
    columns,
    async (page) => {
      if (page === 3) throw new Error("gone");
      return pageOf(page, 5);
    },
    "en",
  );
  await expect(response.text()).rejects.toThrow("gone");
});
