import { expect, test } from "vitest";
import { firstDifference, visibleText } from "./visible-text.ts";

test("a page says its words in their order, without scripts, drawings and what is hidden", () => {
  const page = `<!doctype html><html><head><title>Head</title><style>p{}</style></head><body><p>Q&amp;A<!-- -->:
    <b>yes</b></p><svg><text>Map</text><path d=""/></svg><p hidden>gone<br>too</p><img alt="Picture"><template>no</template>
    <input hidden><script>if (1 < 2) "<p>"</script><details><summary>More</summary>folded</details></body></html>`;
  expect(visibleText(page)).toBe("Q&A: yes More folded");
});

test("pages that differ in their blanks and wrappers alone say the same", () => {
  const one = "<ul><li><a>First</a></li><li>Second</li></ul>";
  const other = "<div>\n <span>First</span><!--[--> <p> Second </p><!--]--></div>";
  expect(firstDifference(visibleText(one), visibleText(other))).toBeNull();
});

test("the first difference is told with the words around it", () => {
  expect(firstDifference("50 entries, all open", "50 entries, all past")).toBe(
    "at character 16: “50 entries, all open” is “50 entries, all past”",
  );
  expect(firstDifference("one", "one two")).toBe("at character 3: “one” is “one two”");
});
