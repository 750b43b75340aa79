import { Search, X } from "lucide";
import { expect, test } from "vitest";
import { Icon } from "#app/components/ui/icon.tsx";
import { attribute, render, tags } from "#tests/support/render.tsx";

const drawn = async (icon: React.ReactElement) => tags(await render(icon), "svg")[0] ?? "";

test("an icon draws all its shapes, in the colour of its text and as large as its class says", async () => {
  const html = await render(<Icon of={Search} className="size-4" />);
  const shapes = [...tags(html, "path"), ...tags(html, "circle")];
  expect(shapes).toHaveLength(Search.length);
  for (const [, attributes] of Search) {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    expect(html).toContain(written.join(" "));
  }
  expect(attribute(tags(html, "g")[0] ?? "", "stroke")).toBe("currentColor");
  expect(attribute(tags(html, "svg")[0] ?? "", "class")).toBe("size-4");
});

test("each icon has its own shapes, also when another was drawn before", async () => {
  const html = await render(
    <>
      <Icon of={Search} />
      <Icon of={X} />
      <Icon of={X} />
    </>,
  );
  expect(tags(html, "circle")).toHaveLength(1);
  expect(tags(html, "path")).toHaveLength(1 + 2 * X.length);
});

test("an icon is drawn in lines, in the frame that the shapes of the set are made for", async () => {
  const html = await render(<Icon of={Search} />);
  expect(attribute(tags(html, "svg")[0] ?? "", "viewBox")).toBe("0 0 24 24");
  const lines = { fill: "none", "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round" };
  for (const [name, value] of Object.entries(lines)) {
    expect(attribute(tags(html, "g")[0] ?? "", name)).toBe(value);
  }
});

test("its lines are as wide as is said, whatever they were before", async () => {
  const widths = [2, 1.75, 3, 2];
  const html = await render(
    <>
      {widths.map((width, index) => (
        <Icon key={index} of={X} strokeWidth={width} />
      ))}
    </>,
  );
  expect(tags(html, "g").map((tag) => attribute(tag, "stroke-width"))).toEqual(widths.map(String));
  expect(tags(html, "svg").map((tag) => attribute(tag, "stroke-width"))).toEqual([null, null, null, null]);
});

test("an icon is decoration, unless it has a name", async () => {
  const decoration = await drawn(<Icon of={Search} />);
  expect([attribute(decoration, "aria-hidden"), attribute(decoration, "role")]).toEqual(["true", null]);
  const named = await drawn(<Icon of={Search} aria-label="Search" />);
  expect([attribute(named, "aria-hidden"), attribute(named, "role")]).toEqual([null, "img"]);
});
