import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentTypeOf, savedName } from "#api/uploads/documents.ts";
import { readRepositoryBytes } from "#tests/support/repository.ts";
import { zipOf } from "#tests/support/zip-of.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const packed = (...names: string[]) => zipOf(names.map((name) => ({ name, content: "<x/>" })));
const contract = () => readRepositoryBytes("api/demo/papers/lakeside-contract.pdf");

describe("a document is known by its content", () => {
  test.each([
    ["a PDF", () => contract(), "application/pdf"],
    [
      "a Word file",
      () => packed("[Content_Types].xml", "word/document.xml"),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    [
      "an Excel file",
      () => packed("[Content_Types].xml", "xl/workbook.xml"),
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ],
    ["a PDF that broke off", () => contract().subarray(0, 700), "broken"],
    ["a packed file that broke off", () => packed("[Content_Types].xml", "a").subarray(0, 60), "broken"],
    [
      "a Word file with macros",
      () => packed("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"),
      "macros",
    ],
    ["any packed file", () => packed("word/document.xml"), "kind"],
    ["packed slides", () => packed("[Content_Types].xml", "ppt/presentation.xml"), "kind"],
    ["a page", () => bytesOf("<!doctype html><script>alert(1)</script>"), "kind"],
    ["a page that says it is a PDF later on", () => bytesOf("<html>%PDF-1.7 %%EOF"), "kind"],
    ["a program", () => bytesOf("MZ\u0090\u0000"), "kind"],
    ["nothing", () => new Uint8Array(), "kind"],
  ])("%s", (_what, bytes, type) => {
    expect(documentTypeOf(bytes())).toBe(type);
  });

  test("whatever the bytes, it answers", () => {
    const heads = fc.constantFrom("", "%PDF-1.7\n", "PK\u0003\u0004", "PK\u0003\u0004PK\u0005\u0006");
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        const type = documentTypeOf(new Uint8Array([...bytesOf(head), ...rest]));
        expect(typeof type).toBe("string");
      }),
    );
  });
});

test.each([
  ["Contract.pdf", "application/pdf", "Contract.pdf"],
  ["Contract.PDF", "application/pdf", "Contract.PDF"],
  ["menu.html", "application/pdf", "menu.pdf"],
  ["photo.jpeg", "image/jpeg", "photo.jpg"],
  ["scan", "image/png", "scan.png"],
])("%s of the type %s is saved as %s", (name, type, saved) => {
  expect(savedName(name, type)).toBe(saved);
});
