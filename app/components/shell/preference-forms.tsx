import { Check, Monitor, Moon, Sun } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { languages } from "#app/components/shell/language-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { menuItemClasses } from "#app/components/ui/menu.tsx";
import { cn } from "#app/lib/cn.ts";
import { showTheme, themes, type ThemeName } from "#app/lib/theme-choice.ts";
import type { Locale } from "#contract/primitives.ts";

export type Preferences = { locale: Locale; theme: ThemeName };

/** Plain posts: they work without JavaScript and the answer is the same page in the new dress. */
const paths = { locale: "/preferences/locale", theme: "/preferences/theme" };

function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The five languages as buttons of one form. */
export function LanguageForm({ locale, inline = false }: { locale: Locale; inline?: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <form
      method="post"
      action={paths.locale}
      aria-label={t("account.language")}
      className={inline ? "flex flex-wrap justify-center gap-x-1" : "grid"}
    >
      <input type="hidden" name="to" value={useCurrentPath()} />
      {languages.map(([code, name]) => (
        <button
          key={code}
          name="locale"
          value={code}
          lang={code}
          aria-pressed={code === locale}
          className={
            inline
              ? "min-h-7 cursor-pointer rounded-sm px-1.5 text-xs text-muted-foreground hover:text-foreground hover:underline aria-pressed:font-semibold aria-pressed:text-foreground"
              : menuItemClasses
          }
        >
          {inline ? null : (
            <Icon of={Check} className={code === locale ? "text-primary-text!" : "invisible"} />
          )}
          {name}
        </button>
      ))}
    </form>
  );
}

const themeIcons = { light: Sun, dark: Moon, auto: Monitor };

/** Light, dark or as the system has it. With JavaScript the page changes at once and the choice stays in the browser. */
export function ThemeForm({ theme }: { theme: ThemeName }) {
  const { t } = useTranslation("shell");
  return (
    <form
      method="post"
      action={paths.theme}
      aria-label={t("theme.label")}
      className="grid grid-cols-3 gap-0.5 rounded-md bg-muted p-0.5"
    >
      <input type="hidden" name="to" value={useCurrentPath()} />
      {themes.map((choice) => {
        const icon = themeIcons[choice];
        return (
          <button
            key={choice}
            name="theme"
            value={choice}
            aria-pressed={choice === theme}
            onClick={() => showTheme(choice)}
            className={cn(
              "flex h-8 cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-transparent px-2 text-xs",
              "text-muted-foreground hover:text-foreground",
              "aria-pressed:border-border aria-pressed:bg-card aria-pressed:font-medium aria-pressed:text-foreground",
            )}
          >
            <Icon of={icon} className="size-3.5" />
            {t(`theme.${choice}`)}
          </button>
        );
      })}
    </form>
  );
}
