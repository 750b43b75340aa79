import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a PDF tool of the machine on a document and gives what it printed. */
function runTool(tool: string, pdf: Uint8Array, args: (file: string) => string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "document-"));
  try {
    const file = join(folder, "document.pdf");
    writeFileSync(file, pdf);
    const { error, status, stdout, stderr } = spawnSync(tool, args(file), { encoding: "utf8" });
    if (error) {
      throw new Error(`These tests need ${tool}: install poppler-utils and qpdf.`, { cause: error });
    }
    if (status !== 0) throw new Error(`${tool} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `pdfinfo` tells, by name: `Title`, `Tagged`, `Pages` … */
export function pdfFacts(pdf: Uint8Array): Record<string, string> {
  const lines = runTool("pdfinfo", pdf, (file) => [file]).split("\n");
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs);
}

/** The tree of tags with their titles; with all the text they hold it takes seconds. */
export function pdfStructure(pdf: Uint8Array): string {
  return runTool("pdfinfo", pdf, (file) => ["-struct", file]);
}

/** The text of each page, lines as laid out. */
export function pdfPages(pdf: Uint8Array): string[] {
  return runTool("pdftotext", pdf, (file) => ["-layout", file, "-"])
    .split("\f")
    .slice(0, -1);
}

/** All text with spaces and line ends made equal, without the chances to break put into long words. */
export function pdfText(pdf: Uint8Array): string {
  return runTool("pdftotext", pdf, (file) => ["-raw", file, "-"])
    .replaceAll("\u200B", "")
    .replace(/\s+/g, " ");
}

/** Left- and rightmost edge of all words, in points. */
export function pdfTextEdges(pdf: Uint8Array): [left: number, right: number] {
  const boxes = runTool("pdftotext", pdf, (file) => ["-bbox", file, "-"]);
  const edges = (name: string) =>
    Array.from(boxes.matchAll(new RegExp(`<word [^>]*${name}="([\\d.-]+)"`, "g")), ([, edge]) =>
      Number(edge),
    );
  return [Math.min(...edges("xMin")), Math.max(...edges("xMax"))];
}

/** The fonts of a document and whether each is embedded. */
export function pdfFonts(pdf: Uint8Array): { name: string; embedded: boolean }[] {
  const rows = runTool("pdffonts", pdf, (file) => [file])
    .split("\n")
    .slice(2, -1);
  return rows.map((row) => ({
    name: row.split(" ")[0]?.replace(/^[A-Z]{6}\+/, "") ?? "",
    embedded: / yes (?:yes|no) +(?:yes|no) +\d+ +\d+\s*$/.test(row),
  }));
}

/** What is said of pictures to who cannot see them. */
export function pdfAlternatives(pdf: Uint8Array): string[] {
  const objects = runTool("qpdf", pdf, (file) => ["--json", file]);
  return Array.from(objects.matchAll(/"\/Alt": "(?:u:)?((?:[^"\\]|\\.)*)"/g), ([, words = ""]) => words);
}

/** The pictures made of points, with the size at which they are kept; masks of other pictures are left out. */
export function pdfPictures(pdf: Uint8Array): { page: number; width: number; height: number }[] {
  const rows = runTool("pdfimages", pdf, (file) => ["-list", file])
    .split("\n")
    .slice(2, -1);
  return rows
    .map((row) => row.trim().split(/ +/))
    .filter(([, , kind]) => kind === "image")
    .map(([page, , , width, height]) => ({
      page: Number(page),
      width: Number(width),
      height: Number(height),
    }));
}

/** Throws with qpdf's findings unless the document is sound. */
export function checkPdf(pdf: Uint8Array): void {
  runTool("qpdf", pdf, (file) => ["--check", file]);
}
