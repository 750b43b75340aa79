import type { MiddlewareFunction } from "react-router";
import { initReactI18next } from "react-i18next";
import { createI18nextMiddleware } from "remix-i18next/middleware";
import { apiContext, apiFactoryContext, localeContext, userContext } from "#app/context.ts";
import { fallbackLocale, i18nOptions } from "#app/i18n/config.ts";
import { resources } from "#app/i18n/resources.server.ts";
import { Locale, locales } from "#contract/primitives.ts";

export const localeCookieName = "locale";

/** The account's language, for the detector below, which is handed nothing but the request. */
const profileLocales = new WeakMap<Request, Locale>();

const [i18nextMiddleware, detectedLocale, getI18n] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales.filter((locale) => locale !== fallbackLocale), fallbackLocale],
    fallbackLanguage: fallbackLocale,
    order: ["custom", "header"],
    findLocale: (request) => Promise.resolve(profileLocales.get(request) ?? chosenLocale(request)),
  },
  i18next: { ...i18nOptions, resources },
  plugins: [initReactI18next],
});

/** The language a visitor chose before, kept in a cookie. */
function chosenLocale(request: Request): Locale | null {
  const value = /(?:^|;\s*)locale=(\w\w)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return Locale.safeParse(value).data ?? null;
}

/** Language by profile, then choice, then browser; makes the translator of this request. */
export const localeMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const user = args.context.get(userContext);
  if (user) profileLocales.set(args.request, user.locale);
  return i18nextMiddleware(args, async () => {
    const locale = Locale.catch(fallbackLocale).parse(detectedLocale(args.context));
    args.context.set(localeContext, locale);
    args.context.set(apiContext, args.context.get(apiFactoryContext)(locale));
    const response = await next();
    response.headers.append("Vary", "Accept-Language, Cookie");
    return response;
  });
};

export { getI18n };
