import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { i18n } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { apiContext, apiFactoryContext, localeContext, sideCallContext, userContext } from "#app/context.ts";
import { fallbackLocale } from "#app/i18n/config.ts";
import { knownLocale } from "#app/i18n/known-locale.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { Locale, locales } from "#contract/primitives.ts";

export const localeCookieName = "locale";

const browserLocale = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales.filter((locale) => locale !== fallbackLocale), fallbackLocale],
    fallbackLanguage: fallbackLocale,
    order: ["header"],
  },
});

const translatorContext = createContext<i18n>();

/** The language a visitor chose before, kept in a cookie. */
function chosenLocale(request: Request): Locale | null {
  const value = /(?:^|;\s*)locale=(\w\w)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return Locale.safeParse(value).data ?? null;
}

/** Language by profile, then choice, then browser; hands the translator of that language to the request. */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const wanted =
    context.get(userContext)?.locale ?? chosenLocale(request) ?? (await browserLocale.getLocale(request));
  const locale = knownLocale(wanted);
  context.set(localeContext, locale);
  context.set(translatorContext, translatorFor(locale));
  const { api, sideCall } = context.get(apiFactoryContext)(locale);
  context.set(apiContext, api);
  context.set(sideCallContext, sideCall);
  const response = await next();
  response.headers.append("Vary", "Accept-Language, Cookie");
  return response;
};

/** Shows a page in a language that its address asks for, whatever the visitor's own is; the visitor keeps that. */
export function pageInLanguage(read: (url: URL, reader: Locale) => Locale): MiddlewareFunction<Response> {
  return ({ request, context }, next) => {
    const locale = read(new URL(request.url), context.get(localeContext));
    context.set(localeContext, locale);
    context.set(translatorContext, translatorFor(locale));
    return next();
  };
}

/** The translator of this request. */
export function getI18n(context: Readonly<RouterContextProvider>): i18n {
  return context.get(translatorContext);
}
