import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { cleanLine, cleanText, plainTextsOf } from "#api/http/clean-lines.ts";

test.each([
  ["Mia\u0000 Tāne", "Mia Tāne"],
  ["Bcc:\r\nvictim@x.example", "Bcc: victim@x.example"],
  ["invoice\u202egnp.exe", "invoicegnp.exe"],
  ["\u2066Mia\u2069", "Mia"],
  ["one\ttwo\u2028three", "one two three"],
  ["Mia\u200f 42 \u061c7\u200e", "Mia 42 7"],
  ["שלום 👩‍👧 e\u0301", "שלום 👩‍👧 e\u0301"],
])("the line %j reads %j", (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

test("a line never holds a break, a control or a turn of direction, and cleaning again changes nothing", () => {
  const unit = fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom("\n", "\r", "\u202e", "\u0085", "\u2066", "\u200f", "\u061c"),
  );
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const line = cleanLine(units.join(""));
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
      expect(cleanLine(line)).toBe(line);
    }),
  );
});

test("a text of several lines keeps its lines", () => {
  expect(cleanText("Kia ora\r\n\tMia\u0007 \u202e\u05d0\u200f")).toBe("Kia ora\r\n\tMia \u05d0\u200f");
});

test("names are lines, messages are texts, and other values stay", () => {
  const clean = plainTextsOf(
    z.object({
      name: z.string().trim().max(80),
      note: z.string().max(2000).optional(),
      rows: z.array(z.object({ label: z.string().max(40).nullable() })),
      age: z.int(),
    }),
  );
  expect(
    clean?.({
      name: "a\nb",
      note: "a\nb\u202e",
      rows: [{ label: "x\ny" }, { label: null }],
      age: 3,
      more: "\n",
    }),
  ).toEqual({ name: "a b", note: "a\nb", rows: [{ label: "x y" }, { label: null }], age: 3, more: "\n" });
});
