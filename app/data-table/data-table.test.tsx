import { expect, test } from "vitest";
import type { Column } from "#app/data-table/columns.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { Pagination } from "#app/data-table/pagination.tsx";
import { attribute, render, tags, textOf } from "#tests/support/render.tsx";

type File = { id: number; name: string; pax: number };

const columns: Column<File>[] = [
  {
    id: "name",
    header: "Booking name",
    cell: (file) => file.name,
    linkTo: (file) => `/files/${file.id}`,
    sort: "name",
  },
  { id: "pax", header: "People", cell: (file) => file.pax, kind: "number" },
];

function table(rows: File[], selectable = false) {
  return (
    <DataTable
      caption="Files"
      columns={columns}
      rows={rows}
      rowKey={(file) => file.id}
      sort="name"
      empty={<p>Create the first file.</p>}
      selectable={selectable}
    />
  );
}

const rows = [{ id: 7, name: "Nakamura", pax: 4 }];

test("the heading of the sorted column says so and leads to the other direction without the page", async () => {
  const html = await render(table(rows), { at: "/files?filter[status]=Mixed&page=3" });
  const heading = tags(html, "th")[0] ?? "";
  expect(attribute(heading, "aria-sort")).toBe("ascending");
  expect(tags(html, "a").map((link) => attribute(link, "href"))).toEqual([
    "/files?filter%5Bstatus%5D=Mixed&sort=-name",
    "/files/7",
  ]);
});

test("a column without a sort key has a plain heading", async () => {
  const people = tags(await render(table(rows)), "th")[1] ?? "";
  expect(attribute(people, "aria-sort")).toBeNull();
  expect(attribute(people, "scope")).toBe("col");
});

test("the first cell heads its row, the others carry the name of their column for cards", async () => {
  const html = await render(table(rows));
  expect(html).toMatch(/<th role="rowheader" scope="row"[^>]*>.*Nakamura/);
  expect(attribute(tags(html, "td")[0] ?? "", "data-label")).toBe("People");
});

test("what a card leaves out has no name to stand behind, and what has a silent heading an empty one", async () => {
  const quiet: Column<File>[] = [
    ...columns,
    { id: "actions", header: "Actions", hideHeader: true, cell: () => <b>Do</b>, kind: "fit" },
    { id: "code", header: "Code", cell: () => "X", phone: false },
  ];
  const html = await render(
    <DataTable caption="Files" columns={quiet} rows={rows} rowKey={({ id }) => id} empty={null} />,
  );
  expect(tags(html, "td").map((cell) => attribute(cell, "data-label"))).toEqual(["People", "", null]);
});

test("a number and a day stand in their cells without a frame, what is more than words in one", async () => {
  const kinds: Column<File>[] = [
    ...columns,
    { id: "on", header: "On", cell: () => "3 Dec 2026", kind: "fit" },
    { id: "none", header: "None", cell: () => null, kind: "number" },
    { id: "state", header: "State", cell: () => <b>New</b>, kind: "fit" },
  ];
  const html = await render(
    <DataTable caption="Files" columns={kinds} rows={rows} rowKey={({ id }) => id} empty={null} />,
  );
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, inside]) => inside);
  expect(cells).toEqual(["4", "3 Dec 2026", "", "<span><b>New</b></span>"]);
});

test("rows can be ticked under the name that bulk actions read, each named by its own head", async () => {
  const html = await render(table(rows, true));
  const box = tags(html, "input")[0] ?? "";
  expect([attribute(box, "name"), attribute(box, "value")]).toEqual(["ids", "7"]);
  const names = (attribute(box, "aria-labelledby") ?? "").split(" ");
  const texts = names.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:span|th)>`).exec(html)?.[1] ?? "");
  expect(texts.map(textOf)).toEqual(["Select row", "Nakamura"]);
});

test("an empty list teaches the next step, a list that filters emptied offers to reset them", async () => {
  expect(textOf(await render(table([]), { at: "/files" }))).toBe("Create the first file.");
  const noMatch = await render(table([]), { at: "/files?filter[status]=Mixed&sort=name" });
  expect(textOf(noMatch)).toContain("Nothing matches these filters");
  expect(attribute(tags(noMatch, "a")[0] ?? "", "href")).toBe("/files?sort=name");
});

const scope: FilterField = {
  name: "scope",
  label: "Which files",
  kind: "tabs",
  shown: "open",
  options: [
    { value: "open", label: "Open" },
    { value: "past", label: "Past" },
  ],
};

test("the part of a list that is shown is marked, carried by the form and left by the other's link", async () => {
  const html = await render(<FilterBar filters={[scope, ...fields]} unreadable={undefined} />, {
    at: "/files?filter[q]=ruru&sort=name&page=2",
  });
  const links = tags(html, "a").map((link) => [attribute(link, "aria-current"), attribute(link, "href")]);
  expect(links.slice(0, 2)).toEqual([
    ["page", "/files?filter%5Bq%5D=ruru&filter%5Bscope%5D=open"],
    [null, "/files?filter%5Bq%5D=ruru&filter%5Bscope%5D=past"],
  ]);
  expect(html).toContain('<input type="hidden" name="filter[scope]" value="open"/>');
});

test("filters are folded until somebody adds one, or one was refused", async () => {
  const fold = async (unreadable: Record<string, string> | undefined) =>
    tags(
      await render(<FilterBar filters={fields} unreadable={unreadable} />, { at: "/files" }),
      "details",
    )[0];
  expect(await fold(undefined)).not.toContain(" open");
  expect(await fold({ status: "Odd" })).toContain(" open");
});

const fields: FilterField[] = [
  { name: "q", label: "Search", kind: "search" },
  {
    name: "status",
    label: "Status",
    kind: "select",
    options: [{ value: "Mixed", label: "Partly confirmed" }],
  },
];

test("the filter form shows the address, carries the sort along and drops the page", async () => {
  const html = await render(<FilterBar filters={fields} unreadable={undefined} />, {
    at: "/files?filter[status]=Mixed&sort=name&page=3",
  });
  const inputs = tags(html, "input").map((input) => [attribute(input, "name"), attribute(input, "value")]);
  expect(inputs).toEqual([
    ["sort", "name"],
    ["filter[q]", ""],
  ]);
  expect(html).toContain('<option value="Mixed" selected="">');
  expect(attribute(tags(html, "form")[0] ?? "", "action")).toBe("/files");
});

test("each active filter can be taken away alone, and all at once", async () => {
  const html = await render(<FilterBar filters={fields} unreadable={undefined} />, {
    at: "/files?filter[q]=ruru&filter[status]=Mixed&sort=name",
  });
  expect(textOf(html)).toContain("Status: Partly confirmed");
  expect(tags(html, "a").map((link) => [attribute(link, "aria-label"), attribute(link, "href")])).toEqual([
    ["Remove filter Search", "/files?filter%5Bstatus%5D=Mixed&sort=name"],
    ["Remove filter Status", "/files?filter%5Bq%5D=ruru&sort=name"],
    [null, "/files?sort=name"],
  ]);
});

test("a filter that cannot be read is told of beside it and above the list, and can be taken away", async () => {
  const unreadable = { status: "Odd", nope: "1" };
  const html = await render(<FilterBar filters={fields} unreadable={unreadable} />, {
    at: "/files?filter[status]=Odd&filter[nope]=1&filter[q]=ruru&page=2",
  });
  const select = tags(html, "select")[0] ?? "";
  const beside = new RegExp(`id="${attribute(select, "aria-describedby")}"[^>]*>(.*?)</p>`).exec(html)?.[1];
  expect([attribute(select, "aria-invalid"), beside]).toEqual(["true", "“Odd” is none of the choices."]);
  expect(html).toContain('<option value="Odd" selected="">');
  const notice = /data-slot="unreadable-filters".*$/.exec(html)?.[0] ?? "";
  expect(textOf(notice)).toContain("“Odd” is none of the choices. This list has no filter “nope”.");
  expect(attribute(tags(notice, "a")[0] ?? "", "href")).toBe("/files?filter%5Bq%5D=ruru");
});

const meta = { current_page: 2, from: 26, to: 50, last_page: 3, per_page: 25, total: 51 };

test("all pages are linked, keep the filters, and the current one says so", async () => {
  const html = await render(<Pagination meta={meta} />, { at: "/files?filter[status]=Mixed&page=2" });
  const pages = tags(html, "a").filter((link) => attribute(link, "rel") === null);
  expect(pages.map((link) => attribute(link, "href"))).toEqual([
    "/files?filter%5Bstatus%5D=Mixed",
    "/files?filter%5Bstatus%5D=Mixed&page=2",
    "/files?filter%5Bstatus%5D=Mixed&page=3",
  ]);
  expect(pages.map((link) => attribute(link, "aria-current"))).toEqual([null, "page", null]);
  expect(textOf(html)).toContain("26–50 of 51");
});

test("a list that fits on one page has no page controls", async () => {
  expect(await render(<Pagination meta={{ ...meta, total: 25 }} />)).toBe("");
});

test("a windowed list offers a field for the page number that keeps the other parameters", async () => {
  const long = { ...meta, current_page: 30, last_page: 60, total: 1500 };
  const html = await render(<Pagination meta={long} window={3} />, { at: "/files?sort=name&page=30" });
  const inputs = tags(html, "input").map((input) => [attribute(input, "name"), attribute(input, "value")]);
  expect(inputs).toEqual([
    ["sort", "name"],
    ["page", "30"],
  ]);
  expect(textOf(html)).toContain("1 … 27 28 29 30 31 32 33 … 60");
});

test("a list says how many entries it has, in the notation of the reader", async () => {
  const page = (
    <ListPage title="Dateien" count={12300}>
      {null}
    </ListPage>
  );
  expect(textOf(await render(page, { locale: "de" }))).toBe("Dateien 12.300 Einträge");
});
