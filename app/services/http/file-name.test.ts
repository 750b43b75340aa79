import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileNameFrom } from "./file-name.ts";

describe("the name of a download", () => {
  it.each([
    ["attachment; filename=quote.pdf", "quote.pdf"],
    ['attachment; filename="Confirmation 12.pdf"', "Confirmation 12.pdf"],
    ["attachment;FILENAME=quote.pdf;size=3", "quote.pdf"],
    ['attachment; filename="a; filename=b.pdf"', "a; filename=b.pdf"],
    ["attachment; filename=.pdf; filename*=utf-8''%E6%97%85%E7%A8%8B.pdf", "旅程.pdf"],
    ["attachment; filename*=UTF-8'en'100%25.pdf; filename=x.pdf", "100%.pdf"],
    ["attachment; filename*=iso-8859-1''Itin%E9raire.pdf", "Itinéraire.pdf"],
    ["attachment; filename=a.pdf; filename*=utf-8''%E9.pdf", "a.pdf"],
    ["attachment; filename=a.pdf; filename*=koi8-r''%E9.pdf", "a.pdf"],
  ])("of %s is %s", (header, name) => {
    expect(fileNameFrom(header)).toBe(name);
  });

  it.each([
    ['attachment; filename="../../etc/passwd"', "-..-etc-passwd"],
    ["attachment; filename*=utf-8''..%2F..%5Cx.pdf", "-..-x.pdf"],
    ["attachment; filename*=utf-8''a%0D%0Ab%00.pdf", "ab.pdf"],
    ["attachment; filename*=utf-8''quote%E2%80%AEfdp.exe", "quotefdp.exe"],
    ['attachment; filename="Fur \\"Muller\\".pdf"', "Fur -Muller-.pdf"],
    ["attachment; filename=.htaccess", "htaccess"],
    ['attachment; filename="x.pdf. . "', "x.pdf"],
  ])("is made safe: %s", (header, name) => {
    expect(fileNameFrom(header)).toBe(name);
  });

  it.each([null, "", "inline", "attachment", 'attachment; filename=""', 'attachment; filename=".."'])(
    "is unknown for %j",
    (header) => {
      expect(fileNameFrom(header)).toBeUndefined();
    },
  );

  it("is shortened before its ending", () => {
    const name = fileNameFrom(`attachment; filename="${"ü".repeat(400)}.pdf"`);
    expect(name).toBe(`${"ü".repeat(196)}.pdf`);
  });

  it("is harmless whatever the header says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.boolean(), (text, extended) => {
        const header = extended
          ? `attachment; filename*=utf-8''${encodeURIComponent(text.replace(/\p{Cs}/gu, ""))}`
          : `attachment; filename="${text}"`;
        const name = fileNameFrom(header) ?? "x";
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}"]|^\.|^$/u);
        expect([...name].length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
