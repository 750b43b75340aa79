import { Languages } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { languageNames } from "#app/components/shell/language-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { locales } from "#app/i18n/config.ts";
import type { Locale } from "#contract/primitives.ts";

type LanguageSwitchProps = { locale: Locale; path: string };

/** Opens a list of the five languages; each is a posted form, so it works without JavaScript. */
export function LanguageSwitch({ locale, path }: LanguageSwitchProps) {
  const { t } = useTranslation("publicPages");
  return (
    <details className="relative" data-menu>
      <summary className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-md px-3 hover:bg-accent">
        <Icon of={Languages} className="size-5" />
        <span className="sr-only">{t("language")}: </span>
        <span className="text-sm font-medium uppercase" aria-hidden="true">
          {locale}
        </span>
        <span className="sr-only">{languageNames[locale]}</span>
      </summary>
      <form
        method="post"
        action="/preferences/locale"
        className="floating absolute right-0 z-20 mt-1 w-44 rounded-md bg-popover p-1"
      >
        <input type="hidden" name="to" value={path} />
        {locales.map((each) => (
          <button
            key={each}
            name="locale"
            value={each}
            lang={each}
            aria-current={each === locale ? "true" : undefined}
            className="flex min-h-12 w-full items-center rounded-sm px-3 hover:bg-accent aria-[current]:font-semibold aria-[current]:text-primary-text"
          >
            {languageNames[each]}
          </button>
        ))}
      </form>
    </details>
  );
}
