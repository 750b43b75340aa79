import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { samplePng } from "#tests/support/sample-pictures.ts";

withOrWithoutJavaScript("with", (javaScript) => {
  test("a place gets a formatted text and a picture, shows both, and loses the picture again", async ({
    page,
    loginAs,
  }) => {
    const place = javaScript ? "Kaikōura" : "Taupō";
    await loginAs("operations");
    await page.goto(`/admin/itinerary-locations?filter[q]=${encodeURIComponent(place)}`);
    await page.getByRole("link", { name: place, exact: true }).click();
    await expect(page.getByRole("heading", { name: place, level: 1 })).toBeVisible();
    const address = page.url();
    const english = page.locator("details", { has: page.locator("summary", { hasText: "English" }) });
    const words = javaScript
      ? english.frameLocator("iframe").locator("body[contenteditable=true]")
      : english.locator("textarea");
    await words.fill("Whales, seals and a long beach.");
    const picture = page.locator("[data-slot=field]", { hasText: "Picture" }).last();
    const file = { name: "Beach.png", mimeType: "image/png", buffer: Buffer.from(samplePng(40, 30)) };
    await picture.locator("input[type=file]").setInputFiles(file);
    if (javaScript) await expect(picture.locator("img")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(`${place} was saved.`)).toBeVisible();

    await page.goto(address);
    const shown = picture.locator("img");
    await expect(shown).toBeVisible();
    expect((await page.request.get((await shown.getAttribute("src")) ?? "")).status()).toBe(200);
    await expect(english.locator("textarea")).toHaveValue("<p>Whales, seals and a long beach.</p>");
    const remove = javaScript
      ? picture.getByRole("button", { name: "Remove picture" })
      : picture.getByLabel("Remove picture");
    await remove.click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(`${place} was saved.`)).toBeVisible();
    await page.goto(address);
    await expect(picture.locator("img")).toHaveCount(0);
  });

  test("what is no picture is refused beside the field, and the text that was written stays", async ({
    page,
    loginAs,
  }) => {
    await loginAs("operations");
    await page.goto("/admin/itinerary-locations?filter[q]=Rotorua");
    await page.getByRole("link", { name: "Rotorua", exact: true }).click();
    await page.getByRole("textbox", { name: "Region" }).fill("Bay of Plenty, North");
    const picture = page.locator("[data-slot=field]", { hasText: "Picture" }).last();
    const file = { name: "Beach.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
    await picture.locator("input[type=file]").setInputFiles(file);
    if (!javaScript) await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(picture.getByText("Choose a picture: JPEG, PNG or WebP.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Region" })).toHaveValue("Bay of Plenty, North");
  });
});
