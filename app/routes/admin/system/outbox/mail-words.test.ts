import { expect, test } from "vitest";
import { texts as de } from "#app/i18n/locales/de/area-system.ts";
import { texts as en } from "#app/i18n/locales/en/area-system.ts";
import { texts as es } from "#app/i18n/locales/es/area-system.ts";
import { texts as fr } from "#app/i18n/locales/fr/area-system.ts";
import { texts as it } from "#app/i18n/locales/it/area-system.ts";
import { mailKinds } from "#contract/system/mail-kinds.ts";

test("the outbox has a name for every kind of mail, in every language", () => {
  for (const { outbox } of [en, de, es, it, fr]) {
    expect(Object.keys(outbox.kinds).toSorted()).toEqual(mailKinds.toSorted());
  }
});
