import { expect, test } from "vitest";
import { FlashMessage } from "#app/components/feedback/flash-message.tsx";
import { ForbiddenPage } from "#app/components/feedback/forbidden-page.tsx";
import { LoadingIndicator } from "#app/components/feedback/loading-indicator.tsx";
import { MaintenancePage } from "#app/components/feedback/maintenance-page.tsx";
import { ProblemPage } from "#app/components/feedback/problem-page.tsx";
import { WoopsPage } from "#app/components/feedback/woops-page.tsx";
import { attribute, render, tags, textOf } from "#tests/support/render.tsx";

test("the page for unknown paths is dark whatever the theme, and says the specified words", async () => {
  const html = await render(<WoopsPage back={{ to: "/admin", words: "back" }} />);
  expect(attribute(tags(html, "main")[0] ?? "", "data-theme")).toBe("dark");
  expect(textOf(html)).toContain("Woops Sorry, the page you are looking for doesn't exist.");
  expect(attribute(tags(html, "a")[0] ?? "", "href")).toBe("/admin");
});

test("inside a shell the pages for trouble add no second main landmark", async () => {
  for (const page of [
    <WoopsPage key="woops" back={{ to: "/app", words: "back" }} inShell />,
    <ProblemPage key="problem" inShell />,
    <ForbiddenPage key="forbidden" back="/app" inShell />,
  ]) {
    expect(tags(await render(page), "main")).toEqual([]);
  }
});

test("a problem offers the same address again and names the error", async () => {
  const html = await render(<ProblemPage errorId="01JEX2Q7K8" />, { at: "/admin/payments?page=2" });
  expect(attribute(tags(html, "a")[0] ?? "", "href")).toBe("/admin/payments?page=2");
  expect(textOf(html)).toContain("Error id 01JEX2Q7K8");
});

test("a refusal names the missing permission", async () => {
  expect(textOf(await render(<ForbiddenPage permission="yield.view" back="/admin" />))).toContain(
    "yield.view",
  );
});

test("the maintenance page comes back by itself without any script", async () => {
  const meta = tags(await render(<MaintenancePage />), "meta")[0] ?? "";
  expect([attribute(meta, "http-equiv"), attribute(meta, "content")]).toEqual(["refresh", "30"]);
});

test("the loading indicator spells LOADING and fills the screen unless told otherwise", async () => {
  const html = await render(<LoadingIndicator />);
  expect(textOf(html).replaceAll(" ", "")).toBe("LoadingLOADING");
  expect(html).toContain("min-height:100dvh");
  expect(await render(<LoadingIndicator minHeight="20rem" />)).toContain("min-height:20rem");
});

test("the region for messages is there before the message", async () => {
  expect(await render(<FlashMessage flash={null} />)).toContain('role="status"');
  const flash = { id: "1", tone: "success", text: "Four services requested." } as const;
  expect(textOf(await render(<FlashMessage flash={flash} />))).toBe("Done: Four services requested.");
});
