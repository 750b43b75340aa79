import { FolderOpen, Users } from "lucide";
import { expect, test } from "vitest";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { Shell } from "#app/components/shell/shell.tsx";
import { initials } from "#app/components/shell/user-menu.tsx";
import { attribute, render, tags, textOf } from "#tests/support/render.tsx";

const shell = (
  <Shell
    brand={{ code: "NZ", name: "Harakeke Pacific", home: "/admin" }}
    navigation={[
      {
        label: "Sales",
        items: [
          { to: "/admin/client-files", label: "Client files", icon: FolderOpen, count: 3 },
          { to: "/admin/users", label: "Users", icon: Users, count: 0 },
        ],
      },
    ]}
    user={{ name: "Mia Tāne", role: "Consultant", profilePath: "/admin/profile" }}
    preferences={{ locale: "de", theme: "dark" }}
    breadcrumbs={[{ label: "Sales", to: "/admin" }, { label: "Client files" }]}
  >
    <h1>Client files</h1>
  </Shell>
);

const at = "/admin/client-files/NZFI100001?tab=money";

/** Where the links lead that are marked as the current page, the mark of the house above the menu included. */
async function currentAt(address: string) {
  const links = tags(await render(shell, { at: address }), "a");
  const current = links.filter((link) => attribute(link, "aria-current") === "page");
  return current.map((link) => attribute(link, "href"));
}

test.each([
  ["/admin/client-files", ["/admin/client-files"]],
  [at, ["/admin/client-files"]],
  ["/admin/client-files/", ["/admin/client-files"]],
  ["/Admin/Client-Files/NZFI100001", ["/admin/client-files"]],
  ["/admin/client-files-of-old", []],
  ["/admin", ["/admin"]],
  ["/admin/labels", []],
])("at %s the menu marks the entry of the page and of what lies below it", async (address, marked) => {
  expect(await currentAt(address)).toEqual(marked);
});

test("language and theme are plain posts that come back to the same page", async () => {
  const html = await render(shell, { at });
  const forms = tags(html, "form").map((form) => [attribute(form, "method"), attribute(form, "action")]);
  expect(forms).toEqual([
    ["post", "/preferences/theme"],
    ["post", "/preferences/locale"],
    ["post", "/sign-out"],
  ]);
  const targets = tags(html, "input").filter((input) => attribute(input, "name") === "to");
  expect(targets.map((input) => attribute(input, "value"))).toEqual([at, at]);
});

test("the choosers offer all themes and languages and mark the one in use", async () => {
  const buttons = tags(await render(shell, { at }), "button");
  const choices = (name: string) => buttons.filter((button) => attribute(button, "name") === name);
  const pressed = (name: string) =>
    choices(name)
      .filter((button) => attribute(button, "aria-pressed") === "true")
      .map((button) => attribute(button, "value"));
  expect(choices("theme").map((button) => attribute(button, "value"))).toEqual(["light", "dark", "auto"]);
  expect(choices("locale").map((button) => attribute(button, "value"))).toEqual([
    "en",
    "de",
    "es",
    "it",
    "fr",
  ]);
  expect([pressed("theme"), pressed("locale")]).toEqual([["dark"], ["de"]]);
});

test("the skip link comes first and leads to the main landmark", async () => {
  const html = await render(shell, { at });
  expect(attribute(tags(html, "a")[0] ?? "", "href")).toBe("#main");
  expect(attribute(tags(html, "main")[0] ?? "", "id")).toBe("main");
});

test("the button for the menu on phones opens it without any script", async () => {
  const html = await render(shell, { at });
  const panel = tags(html, "nav").find((nav) => attribute(nav, "popover") === "auto") ?? "";
  const openers = tags(html, "button").filter((button) => attribute(button, "popoverTarget") !== null);
  expect(openers.map((button) => attribute(button, "popoverTarget"))).toEqual(
    openers.map(() => attribute(panel, "id")),
  );
  expect(openers).toHaveLength(2);
});

test("the last breadcrumb is the page itself", async () => {
  expect(await render(shell, { at })).toMatch(/<span aria-current="page"[^>]*>Client files</);
});

test("a count of zero is not shown", async () => {
  const text = textOf(await render(shell, { at }));
  expect(text).toContain("Client files 3 Users");
});

test.each([
  ["Mia Tāne-Wetherell", "MT"],
  ["Mia van der Berg", "MB"],
  ["Ōtākou", "Ō"],
  ["", ""],
])("the initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("the sign-in frame has one heading, its form and the languages", async () => {
  const html = await render(
    <AuthCard brand={{ code: "AU", name: "Banksia Coast Inbound" }} title="Login" locale="en">
      <p>Form</p>
    </AuthCard>,
  );
  expect(textOf(html)).toBe("Banksia Coast Inbound Login Form English Deutsch Español Italiano Français");
  expect(tags(html, "h1")).toHaveLength(1);
});
