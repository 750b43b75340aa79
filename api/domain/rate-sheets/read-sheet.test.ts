import { describe, expect, it } from "vitest";
import { guessColumns, guessHeadings } from "./guess-columns.ts";
import { sheetColumns } from "./sheet-columns.ts";
import { readSheet } from "./read-sheet.ts";
import { readRows } from "./rows.ts";
import { readPercent } from "./read-values.ts";
import type { ReadSheet } from "./sheet.ts";
import { readRepositoryBytes } from "#tests/support/repository.ts";
import { zipOf } from "#tests/support/zip-of.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function sheetOf(file: Uint8Array): ReadSheet {
  const sheet = readSheet(file);
  if (typeof sheet === "string") throw new Error(sheet);
  return sheet;
}

/** The rows of a fixture by the columns that are guessed. */
function rowsOf(name: string) {
  const { rows } = sheetOf(readRepositoryBytes(`tests/fixtures/rate-sheets/${name}`));
  const { headings } = guessHeadings(rows, "dmy");
  const columns = guessColumns(headings).map((field, index) => ({ index, field }));
  return readRows(rows, sheetColumns(columns, headings));
}

const short = (name: string) =>
  rowsOf(name).map(({ row, name: season, dateFrom, dateTo, prices, troubles }) => [
    row,
    season,
    dateFrom,
    dateTo,
    prices.map(({ key, cents }) => `${key} ${cents}`).join(" "),
    troubles.map(({ code, value }) => `${code} ${value}`.trim()).join(", "),
  ]);

describe("rate sheets of suppliers", () => {
  it("are read with semicolons, a mark of the encoding, titles above, and German numbers and months", () => {
    expect(short("german-semicolons.csv")).toEqual([
      [5, "Nebensaison", "2027-04-01", "2027-09-30", "SG 114250 DB 115630", ""],
      [6, "Hauptsaison", "2027-10-01", "2028-03-31", "SG 118200 DB 120010", ""],
      [7, "Weihnachten", "2027-12-24", "2028-01-02", "DB 26000", "amount auf Anfrage"],
    ]);
  });

  it("are read as workbooks, with titles over merged cells, real dates, and a formula that was never reckoned", () => {
    expect(short("seasons-under-titles.xlsx")).toEqual([
      [6, "Shoulder 2027", "2027-04-01", "2027-09-30", "SG 14250 DB 15630", "formula"],
      [7, "High 2027/28", "2027-10-01", "2028-03-31", "SG 18200 DB 20010 TW 20010", ""],
      [8, "Christmas 2027", "2027-12-24", "2028-01-02", "DB 26000 TW 26000", "amount on request"],
    ]);
    const { sheetName, otherSheets } = sheetOf(
      readRepositoryBytes("tests/fixtures/rate-sheets/seasons-under-titles.xlsx"),
    );
    // The third one is hidden.
    expect([sheetName, otherSheets]).toEqual(["Rates 2027-28", ["Terms"]]);
  });

  it("are read with quoted ends of lines, doubled marks, inches, and lines that end in three ways", () => {
    const text = 'a;b\r\n"x;""y"" ";"1\n2" \r3;12" bed\n\n4;5';
    expect(sheetOf(bytes(text)).rows).toEqual([
      ["a", "b"],
      ['x;"y" ', "1\n2"],
      ["3", '12" bed'],
      [],
      ["4", "5"],
    ]);
  });

  it("are read plain, with a row for each price", () => {
    expect(short("plain.csv")).toEqual([
      [2, null, "2027-04-01", "2027-09-30", "DB 15630", ""],
      [3, null, "2027-04-01", "2027-09-30", "SG 14250", ""],
      [4, null, "2027-10-01", "2028-03-31", "DB 120010", ""],
      [5, null, "2027-10-01", "2028-03-31", "SG 118200", ""],
    ]);
  });
});

const rels = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`;
const book = (more = "") =>
  `<workbook xmlns:r="r">${more}<sheets><sheet name="One" r:id="r1"/></sheets></workbook>`;

function workbook(sheet: string, { bookXml = book(), more = [] as Parameters<typeof zipOf>[0] } = {}) {
  return zipOf([
    { name: "xl/workbook.xml", content: bookXml },
    { name: "xl/_rels/workbook.xml.rels", content: rels },
    { name: "xl/worksheets/sheet1.xml", content: sheet },
    ...more,
  ]);
}

describe("workbooks", () => {
  it("keep stored values of formulas, refuse empty ones and errors, and say which cells are merged away", () => {
    const sheet = `<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1">
      <x:c r="A1"><x:f>B1*2</x:f><x:v>312.6</x:v></x:c><x:c r="B1"><x:f>C1</x:f></x:c>
      <x:c r="C1" t="e"><x:v>#REF!</x:v></x:c><x:c r="D1" t="inlineStr"><x:is><x:t>a &amp; b</x:t></x:is></x:c></x:row>
      <x:row r="3"><x:c r="A3"><x:v>1</x:v></x:c><x:c r="B3"><x:v>2</x:v></x:c></x:row></x:sheetData>
      <x:mergeCells><x:mergeCell ref="A3:A4"/><x:mergeCell ref="B3:C3"/></x:mergeCells></x:worksheet>`;
    expect(sheetOf(workbook(sheet)).rows).toEqual([
      [{ number: "312.6" }, { trouble: "formula" }, { trouble: "error" }, "a & b"],
      [],
      [{ number: "1" }, { number: "2" }, { trouble: "merged" }],
    ]);
  });

  it("have days where their style shows days, counted from 1900 or 1904", () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd&quot;.&quot;mm"/><numFmt numFmtId="171" formatCode="0.00&quot;day&quot;"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
    const cells = [0, 1, 2, 3]
      .map((style) => `<c r="${"ABCD"[style]}1" s="${style}"><v>46661.5</v></c>`)
      .join("");
    const sheet = `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
    const more = [{ name: "xl/styles.xml", content: styles }];
    const read = (bookXml: string) => sheetOf(workbook(sheet, { bookXml, more })).rows[0];
    const number = { number: "46661.5" };
    expect(read(book())).toEqual([number, { day: "2027-10-01" }, { day: "2027-10-01" }, number]);
    expect(read(book(`<workbookPr date1904="1"/>`))?.[1]).toEqual({ day: "2031-10-02" });
  });

  it("have percentages where their style shows them, of which 1 is the whole", () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/><numFmt numFmtId="171" formatCode="0&quot;%&quot;"/></numFmts>
      <cellXfs><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="0"/></cellXfs></styleSheet>`;
    const cells = [0, 1, 2, 3].map((style) => `<c r="${"ABCD"[style]}1" s="${style}"><v>1</v></c>`).join("");
    const sheet = `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
    const more = [{ name: "xl/styles.xml", content: styles }];
    const [row = []] = sheetOf(workbook(sheet, { more })).rows;
    expect(row.map((cell) => readPercent(cell))).toEqual([
      ...[{ value: 10_000 }, { value: 10_000 }],
      ...[{ value: 100 }, { value: 100 }],
    ]);
  });
});

describe("files that are no rate sheets", () => {
  const empty = `<worksheet><sheetData/></worksheet>`;
  const wide = `<worksheet><sheetData><row r="1"><c r="ZZ1"><v>1</v></c></row></sheetData></worksheet>`;
  const long = `<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>`;
  const merged = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="5000"><c r="A5000"><v>1</v></c></row></sheetData><mergeCells>${`<mergeCell ref="A1:XFD1048576"/>`.repeat(20_000)}</mergeCells></worksheet>`;
  const entity = `<!DOCTYPE a [<!ENTITY b "b">]><worksheet/>`;
  const zeros = Buffer.alloc(60 * 1024 * 1024);
  const bomb = { name: "xl/sharedStrings.xml", content: zeros };

  it.each([
    ["letters of another encoding", Uint8Array.from([0x5a, 0xfc, 0x72, 0x3b, 0x31]), "encoding"],
    ["bytes that are no text", bytes("a;b\u0001\u0002"), "kind"],
    ["text behind a closing quotation mark", bytes('a;"b"x\n1;2'), "quotes"],
    ["a quotation mark without an end", bytes('a;"b\n1;2'), "quotes"],
    ["nothing", bytes(" ;;\n\n"), "empty"],
    ["too many rows", bytes("a;1\n".repeat(5_051)), "rows"],
    ["too many columns", bytes(";x".repeat(61)), "columns"],
    ["a workbook with a password", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), "locked"],
    ["a packed file that is no workbook", zipOf([{ name: "a.txt", content: "a" }]), "kind"],
    ["half a workbook", workbook(empty).slice(0, 200), "broken"],
    ["a workbook without cells", workbook(empty), "empty"],
    ["a cell far to the right", workbook(wide), "columns"],
    ["a cell far below", workbook(long), "rows"],
    ["entities of its own", workbook(entity), "broken"],
    ["more than fits, which it says", workbook(empty, { more: [bomb] }), "unpacked"],
    ["more than fits, which it hides", workbook(empty, { more: [{ ...bomb, claims: 10 }] }), "unpacked"],
    ["merged cells without end", workbook(merged), "broken"],
  ])("%s: refused with a reason", (_what, file, refusal) => {
    expect(readSheet(file)).toBe(refusal);
  });

  it("are never a crash, whatever their bytes are", () => {
    const whole = workbook(
      `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    );
    for (let seed = 1; seed <= 400; seed += 1) {
      const file = Uint8Array.from(whole);
      // Bytes are turned where a small generator says, the same in every run.
      for (let turn = 0; turn < 6; turn += 1)
        file[(seed * 7919 + turn * 104_729) % file.length] = (seed * 31 + turn * 17) % 256;
      expect(["string", "object"]).toContain(typeof readSheet(file));
    }
    const garbage = new Uint8Array(10 * 1024 * 1024).map((_byte, index) => (index * 2_654_435_761) >>> 24);
    expect(typeof readSheet(garbage)).toBe("string");
  });
});
