import { load } from "cheerio";
import { expect, test } from "vitest";
import { unnamed } from "./unnamed.ts";

const named = [
  '<label for="a">Name</label><input id="a"/>',
  "<label>Name <select></select></label>",
  '<p id="w">Words</p><textarea aria-labelledby="w"></textarea>',
  '<button aria-label="Close"><svg></svg></button>',
  '<a href="/"><img alt="Home"/></a>',
  '<input type="hidden" name="intent"/>',
  '<input name="username" hidden/>',
  '<span id="x"></span><span id="x"></span>',
];
test.each(named)("%s has its name", (html) => {
  expect(unnamed(load(html))).toEqual([]);
});

const nameless = [
  '<input id="a"/>',
  '<label for="b">Name</label><input id="a"/>',
  "<label> <select></select></label>",
  "<label><select><option>Double</option></select></label>",
  '<textarea aria-labelledby="nothing"></textarea>',
  "<button><svg></svg></button>",
  '<a href="/"><img alt=""/></a>',
  '<img src="/a.png"/>',
  '<iframe src="/a"></iframe>',
  '<label for="a">One</label><input id="a"/><label>Two <input id="a"/></label>',
];
test.each(nameless)("%s lacks a name", (html) => {
  expect(unnamed(load(html))).toHaveLength(1);
});
