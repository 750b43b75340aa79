import { createInstance, type Resource } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createRoutesStub } from "react-router";
import { kit as deKit } from "#app/i18n/locales/de/core/kit.ts";
import { shell as deShell } from "#app/i18n/locales/de/core/shell.ts";
import { status as deStatus } from "#app/i18n/locales/de/core/status.ts";
import { validation as deValidation } from "#app/i18n/locales/de/forms/validation.ts";
import { kit as frKit } from "#app/i18n/locales/fr/core/kit.ts";
import { validation as frValidation } from "#app/i18n/locales/fr/forms/validation.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { shell } from "#app/i18n/locales/en/core/shell.ts";
import { quotes } from "#app/i18n/locales/en/sales/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/en/sales/quote-versions.ts";
import { status } from "#app/i18n/locales/en/core/status.ts";
import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import { validation } from "#app/i18n/locales/en/forms/validation.ts";

const resources = {
  en: { clientFiles, kit, quotes, quoteVersions, shell, status, trip, validation },
  de: { kit: deKit, shell: deShell, status: deStatus, validation: deValidation },
  fr: { kit: frKit, validation: frValidation },
};

type RenderOptions = {
  at?: string;
  locale?: string;
  /** The catalogues, where the component says more than most. */
  texts?: Resource;
};

/** The HTML of a component as the server sends it, at an address and in a language. */
export async function render(
  node: ReactNode,
  { at = "/", locale = "en", texts = resources }: RenderOptions = {},
): Promise<string> {
  const i18n = createInstance({
    lng: locale,
    fallbackLng: "en",
    resources: texts,
    interpolation: { escapeValue: false },
  });
  await i18n.use(initReactI18next).init();
  const Page = createRoutesStub([{ path: "*", Component: () => node }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Page initialEntries={[at]} />
    </I18nextProvider>,
  );
}

/** The opening tags of one kind of element, in the order of the document. */
export function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}(?=[\\s>/])[^>]*>`, "g")) ?? [];
}

/** The value of an attribute in an opening tag, unescaped; null when it is not there. */
export function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined
    ? null
    : value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

/** What a reader sees: the text without tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
