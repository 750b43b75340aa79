import type { Page } from "@playwright/test";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { samplePng } from "#tests/support/sample-pictures.ts";

const field = (page: Page) => page.locator("[data-slot=field]");
const choose = (page: Page, content: Uint8Array | string) =>
  field(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "Logo.png", mimeType: "image/png", buffer: Buffer.from(content) });
const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).click();
const saved = (page: Page) => page.getByText("El logotipo está guardado y aparece en sus presupuestos.");

// One agency whose manager reads Spanish: what one saves another would meet.
test.describe.configure({ mode: "serial" });

withOrWithoutJavaScript("without", (javaScript) => {
  test("a manager gives the agency a logo, sees it, and takes it away again", async ({ page, loginAs }) => {
    await loginAs("carmen.cincomares");
    await page.goto("/app");
    if (javaScript) await page.getByRole("link", { name: "Nuestra agencia" }).click();
    else await page.goto("/app/agency");
    await expect(page.getByRole("heading", { name: "Nuestra agencia", level: 1 })).toBeVisible();
    await expect(page.getByText("Su asesor modifica estos datos.")).toBeVisible();
    await choose(page, "<svg/>");
    if (!javaScript) await save(page);
    await expect(field(page).getByText("Elija una imagen: JPEG, PNG o WebP.")).toBeVisible();
    await choose(page, samplePng(60, 20));
    const shown = field(page).locator("img");
    if (javaScript) await expect(shown).toBeVisible();
    await save(page);
    await expect(saved(page)).toBeVisible();
    const first = (await shown.getAttribute("src")) ?? "";
    const guest = await page.request.get(first, { headers: { Cookie: "" } });
    expect(guest.status()).toBe(200);
    // The form goes on from what was saved.
    if (javaScript) await page.getByRole("button", { name: "Descartar" }).click();
    await choose(page, samplePng(30, 30));
    if (javaScript) await expect(shown).not.toHaveAttribute("src", first);
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(shown).not.toHaveAttribute("src", first);
    const remove = javaScript
      ? page.getByRole("button", { name: "Quitar la imagen" })
      : page.getByLabel("Quitar la imagen");
    await remove.click();
    await save(page);
    await expect(page.getByText("Sus presupuestos ya no muestran ningún logotipo.")).toBeVisible();
    await expect(shown).toHaveCount(0);
  });

  test("who was slower is shown both logos and chooses", async ({ page, context, loginAs }) => {
    await loginAs("carmen.cincomares");
    await page.goto("/app/agency");
    const other = await context.newPage();
    await other.goto("/app/agency");
    await choose(other, samplePng(50, 20));
    if (javaScript) await expect(field(other).locator("img")).toBeVisible();
    await save(other);
    await expect(saved(other)).toBeVisible();
    await choose(page, samplePng(40, 20));
    if (javaScript) await expect(field(page).locator("img")).toBeVisible();
    await save(page);
    await expect(page.getByText("Carmen Ibarra Sanz", { exact: false }).last()).toBeVisible();
    await expect(page.getByRole("group", { name: /^Logotipo/ }).getByRole("radio")).toHaveCount(2);
    await page.locator("[data-slot=conflict] button[type=submit]").click();
    await expect(saved(page)).toBeVisible();
    const remove = javaScript
      ? page.getByRole("button", { name: "Quitar la imagen" })
      : page.getByLabel("Quitar la imagen");
    await remove.click();
    await save(page);
    await expect(field(page).locator("img")).toHaveCount(0);
  });
});
