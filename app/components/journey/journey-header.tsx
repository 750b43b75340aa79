import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BrandCode, Locale } from "#contract/primitives.ts";
import { BrandSign } from "#app/components/brand-sign.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

type JourneyHeaderProps = {
  brand: { code: BrandCode; name: string };
  locale: Locale;
  /** The page's own path: where the forms for language and theme lead back to. */
  path: string;
  children?: ReactNode;
};

/** The top of every public page: whose page it is, the language and the theme. */
export function JourneyHeader({ brand, locale, path, children }: JourneyHeaderProps) {
  const { t } = useTranslation("publicPages");
  return (
    <header className="relative mx-auto flex w-full max-w-6xl items-center gap-1 px-4 py-1 sm:px-6">
      <a
        href="#content"
        className="sr-only rounded-md bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:absolute focus:z-30"
      >
        {t("skip")}
      </a>
      <BrandSign brand={brand.code} className="size-8 shrink-0 text-primary-text" />
      <p className="me-auto min-w-0 truncate ps-2 font-semibold">{brand.name}</p>
      <div className="flex items-center print:hidden">
        {children}
        <LanguageSwitch locale={locale} path={path} />
        <ThemeToggle path={path} />
      </div>
    </header>
  );
}
