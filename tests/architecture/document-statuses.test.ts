import { expect, test } from "vitest";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import { status as de } from "#app/i18n/locales/de/core/status.ts";
import { status as en } from "#app/i18n/locales/en/core/status.ts";
import { status as es } from "#app/i18n/locales/es/core/status.ts";
import { status as fr } from "#app/i18n/locales/fr/core/status.ts";
import { status as it } from "#app/i18n/locales/it/core/status.ts";
import { locales } from "#contract/primitives.ts";

const portal = { en, de, es, it, fr };

test.each(locales)("documents call statuses in %s as the portal does", (locale) => {
  const { lineStatuses, fileStatuses } = documentTexts(locale).confirmation;
  expect({ lineStatuses, fileStatuses }).toEqual({
    lineStatuses: portal[locale].line,
    fileStatuses: portal[locale].file,
  });
});
