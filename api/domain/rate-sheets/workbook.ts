import { readXml } from "./read-xml.ts";
import { UnreadableSheet } from "./sheet.ts";
import type { Parts } from "./zip.ts";

export type ShownAs = "day" | "percent";

/** What cells of a workbook refer to. */
export type Workbook = {
  /** The sheets that are not hidden, in their order, with the parts that hold them. */
  sheets: { name: string; part: string }[];
  texts: string[];
  /** By the number of a style: what it shows a number as, where that is more than a number. */
  shownAs: (ShownAs | null)[];
  /** Days are counted from 1904, as old Macs did. */
  from1904: boolean;
};

/** What stands in the parts of a workbook beside its sheets. */
export function readWorkbook(parts: Parts): Workbook {
  const book = parts.open("xl/workbook.xml");
  if (book === null) throw new UnreadableSheet("kind");
  const targets = targetsOf(parts.open("xl/_rels/workbook.xml.rels") ?? "");
  const sheets: Workbook["sheets"] = [];
  let from1904 = false;
  readXml(book, {
    open: (name, given) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(given["date1904"] ?? "");
      if (name !== "sheet" || (given["state"] ?? "visible") !== "visible") return;
      const part = targets.get(given["r:id"] ?? "");
      if (part !== undefined) sheets.push({ name: given["name"] ?? "", part });
    },
  });
  return {
    sheets,
    texts: textsOf(parts.open("xl/sharedStrings.xml") ?? ""),
    shownAs: stylesOf(parts.open("xl/styles.xml") ?? ""),
    from1904,
  };
}

/** The parts by the numbers that the workbook calls them by. */
function targetsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(xml, {
    open: (name, { Id: id, Target: target }) => {
      if (name !== "Relationship" || !id || !target) return;
      targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** The texts that cells share; how the letters of one look, or are said aloud, is left out. */
function textsOf(xml: string): string[] {
  const texts: string[] = [];
  let spoken = 0;
  let isText = false;
  readXml(xml, {
    open: (name) => {
      if (name === "si") texts.push("");
      if (name === "rPh") spoken += 1;
      isText = name === "t" && spoken === 0;
    },
    text: (piece) => {
      if (isText) texts[texts.length - 1] += piece;
    },
    close: (name) => {
      if (name === "rPh") spoken -= 1;
      isText = false;
    },
  });
  return texts;
}

/** Numbers of the ways to show a day that every workbook knows without naming them. */
const knownDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58]);

const knownPercents = new Set([9, 10]);

function stylesOf(xml: string): (ShownAs | null)[] {
  const own = new Map<number, ShownAs | null>();
  const styles: (ShownAs | null)[] = [];
  let isOfCells = false;
  readXml(xml, {
    open: (name, given) => {
      const id = Number(given["numFmtId"]);
      if (name === "numFmt") own.set(id, ofPattern(given["formatCode"] ?? ""));
      if (name === "cellXfs") isOfCells = true;
      if (name === "xf" && isOfCells) styles.push(own.has(id) ? (own.get(id) ?? null) : ofNumber(id));
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return styles;
}

function ofNumber(id: number): ShownAs | null {
  if (knownDays.has(id)) return "day";
  return knownPercents.has(id) ? "percent" : null;
}

/** A pattern with a day, a year or a percentage outside of what it writes as it is. */
function ofPattern(pattern: string): ShownAs | null {
  const plain = pattern.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (/[dy]/i.test(plain)) return "day";
  return plain.includes("%") ? "percent" : null;
}
