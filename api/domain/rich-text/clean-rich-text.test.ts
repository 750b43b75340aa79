import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { xssCorpus } from "#tests/support/xss-corpus.ts";
import { cleanRichText, plainTextOf } from "./clean-rich-text.ts";

const opening =
  /^<(?:p|h3|h4|ul|ol|li|blockquote|strong|em|u|br ?\/?|a href="(?:https?|mailto|tel):[^"<>]*")>$/;
const closing = /^<\/(?:p|h3|h4|ul|ol|li|blockquote|strong|em|u|a)>$/;

/** Everything between angle brackets that is none of our elements. */
function strangers(html: string): string[] {
  const found = html.match(/<[^>]*>?/g) ?? [];
  return found.filter((tag) => !opening.test(tag) && !closing.test(tag));
}

test("the corpus is worth its name", () => {
  expect(new Set(xssCorpus).size).toBeGreaterThan(250);
});

describe("attempts to run a script", () => {
  test.each(xssCorpus.map((text, index) => [index, text] as const))(
    "%i leaves nothing but our elements: %s",
    (_index, text) => {
      expect(strangers(cleanRichText(text))).toEqual([]);
    },
  );

  test("pieces of them in any order leave nothing but our elements either, and cleaning twice changes nothing", () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...xssCorpus), fc.string({ maxLength: 12 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(pieces, fc.nat(40), (parts, cut) => {
        const clean = cleanRichText(parts.map((part) => part.slice(0, part.length - (cut % 7))).join(""));
        expect(strangers(clean)).toEqual([]);
        expect(cleanRichText(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  "<p><font><p>text</p>",
  "<div><p>one</p><section><p>two</p></section></div>",
  "<ul><li><div><li>a</div></ul>",
])("elements that are left inside each other are parted at once: %s", (html) => {
  const clean = cleanRichText(html);
  expect(clean).not.toMatch(/<p><p>/);
  expect(cleanRichText(clean)).toBe(clean);
});

test("what the editor writes stays as it is", () => {
  const html =
    '<h3>Day 3</h3><p>To <strong>Rotorua</strong> by <em>coach</em>, see <a href="https://x.example/a?b=1&amp;c=2">here</a>.</p><ul><li>Ngā Puna</li><li><u>Lunch</u></li></ul><blockquote>Aroha</blockquote>';
  expect(cleanRichText(html)).toBe(html);
});

test("tags that mean the same become ours, others go and leave their words", () => {
  expect(cleanRichText("<h1>Trip</h1><div><b>big</b> <i>fat</i> <font color=red>words</font></div>")).toBe(
    "<h3>Trip</h3><p><strong>big</strong> <em>fat</em> words</p>",
  );
});

test("plain text becomes paragraphs at its empty lines", () => {
  expect(cleanRichText("Arrive at 3 < 4 & rest.\n\nDinner\nat seven.")).toBe(
    "<p>Arrive at 3 &lt; 4 &amp; rest.</p><p>Dinner<br />at seven.</p>",
  );
  expect(cleanRichText("   ")).toBe("");
});

test.each(["<p></p>", "<p>&nbsp;</p>", "<ul><li><br></li></ul>", "<p>\u00a0</p>", "<script>run()</script>"])(
  "a text in which no word is left is empty: %s",
  (html) => {
    expect(cleanRichText(html)).toBe("");
  },
);

test("three is less than four", () => {
  expect(cleanRichText("3 < 4")).toBe("<p>3 &lt; 4</p>");
});

test("a link that leads nowhere allowed is only its words", () => {
  expect(cleanRichText('<p><a href="javascript:x">here</a> <a>there</a></p>')).toBe("<p>here there</p>");
  expect(cleanRichText('<a href="tel:+6433381234">call</a>')).toBe(
    '<p><a href="tel:+6433381234">call</a></p>',
  );
});

test("the words alone come line by line", () => {
  expect(plainTextOf("<h3>Day</h3><p>A &amp; B<br />C</p><ul><li>one</li><li>two</li></ul>")).toBe(
    "Day\nA & B\nC\n– one\n– two",
  );
});

test("a text of hostile length comes to an end", () => {
  for (const part of ["<", "<p", "<p>", "&", "<!--", "<a href=", '"', "</", "<b><i>"]) {
    expect(typeof cleanRichText(part.repeat(100_000 / part.length))).toBe("string");
  }
});
