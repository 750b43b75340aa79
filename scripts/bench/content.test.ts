import { expect, test } from "vitest";
import { contentOf } from "./content.ts";

test("the elements of a page are taken over as React names them, without its scripts", () => {
  const page = `<html><head><title>No</title></head><body class="a"><!--$--><label for="x" class="b">Q&amp;A &lt;1&gt;</label>
<input type="text" id="x" disabled="" style="color:red"/><b title="&quot;A&#x27;">!</b><script>if (1 < 2) "<p>"</script></body></html>`;
  expect(contentOf(page)).toEqual({
    body: [
      ["label", { htmlFor: "x", className: "b" }, ["Q&A <1>"]],
      "\n",
      ["input", { type: "text", id: "x", disabled: "" }, []],
      ["b", { title: `"A'` }, ["!"]],
    ],
    rows: [],
  });
});

test("the texts of the table stand by row", () => {
  const page = `<body><table><tbody><tr><td>1</td><td><a href="/x">Two</a></td></tr><tr><td>3</td></tr></tbody></table></body>`;
  expect(contentOf(page).rows).toEqual([["1", "Two"], ["3"]]);
});
