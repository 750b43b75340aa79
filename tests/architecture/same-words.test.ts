import { expect, test } from "vitest";
import { textsIn } from "#api/texts/texts.ts";
import { validation as de } from "#app/i18n/locales/de/forms/validation.ts";
import { validation as en } from "#app/i18n/locales/en/forms/validation.ts";
import { validation as es } from "#app/i18n/locales/es/forms/validation.ts";
import { validation as fr } from "#app/i18n/locales/fr/forms/validation.ts";
import { validation as it } from "#app/i18n/locales/it/forms/validation.ts";
import { Locale } from "#contract/primitives.ts";

const said = { de, en, es, fr, it };

test.each(Locale.options)(
  "a number that a supplier left out is asked for alike by page and API in %s",
  (locale) => {
    expect(said[locale].numberMissing).toBe(textsIn(locale).confirmationMissing);
  },
);
