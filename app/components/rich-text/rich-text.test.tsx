import { expect, test } from "vitest";
import { plainWords, readRichText } from "#app/components/rich-text/read-rich-text.ts";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { render } from "#tests/support/render.tsx";
import { xssCorpus } from "#tests/support/xss-corpus.ts";

/** Without the frame around the text. */
const inside = async (html: string) =>
  (await render(<RichText html={html} />)).replace(/^<div[^>]*>|<\/div>$/g, "");

test("cleaned text is drawn as it stands", async () => {
  const html =
    "<h3>Day 3</h3><p>To <strong>Rotorua</strong>,<br/>5 &lt; 6 &amp; more</p><ul><li><u>Lunch</u></li></ul>";
  expect(await inside(html)).toBe(html);
});

test("links open without telling who sent the reader", async () => {
  expect(await inside('<p><a href="https://x.example/a?b=1&amp;c=2">here</a></p>')).toBe(
    '<p><a href="https://x.example/a?b=1&amp;c=2" rel="noopener noreferrer">here</a></p>',
  );
});

test("text that nobody cleaned does no harm either", async () => {
  const ours = /^<\/?(?:p|h3|h4|ul|ol|li|blockquote|strong|em|u|span|br)\/?>$/;
  const link = /^(?:<a href="(?:https?:\/\/|mailto:|tel:)[^"]*" rel="noopener noreferrer">|<\/a>)$/;
  for (const text of xssCorpus) {
    const tags = (await inside(text)).match(/<[^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => !ours.test(tag) && !link.test(tag)),
      text,
    ).toEqual([]);
  }
});

test("the words alone come paragraph by paragraph", () => {
  expect(
    plainWords("<h3>Day 3</h3><p>To <strong>Taupō</strong><br />&amp; on</p><ul><li>Lunch</li></ul>"),
  ).toBe("Day 3\nTo Taupō\n& on\nLunch");
  expect(plainWords("no markup")).toBe("no markup");
});

test("a text of hostile length comes to an end", () => {
  for (const part of ["<", "<p>", "</p>", "&#", '<a href="', "<b", "&amp;"]) {
    expect(Array.isArray(readRichText(part.repeat(200_000)))).toBe(true);
  }
});

test("elements that are never closed end with the text, and strange ends are passed over", () => {
  expect(readRichText("<p>a<strong>b</em>c")).toEqual([
    { tag: "p", href: undefined, children: ["a", { tag: "strong", href: undefined, children: ["b", "c"] }] },
  ]);
});
