import { Moon, Sun } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * Turns dark mode on or off. Both buttons are in the page and the stylesheet shows the one that fits what is
 * seen: a sun while dark is on, a moon while it is off. So it is right for `auto` and without JavaScript.
 */
export function ThemeToggle({ path }: { path: string }) {
  const { t } = useTranslation("publicPages");
  const button = "min-h-12 min-w-12 items-center justify-center rounded-md hover:bg-accent";
  return (
    <form method="post" action="/preferences/theme" data-theme-form>
      <input type="hidden" name="to" value={path} />
      <button
        name="theme"
        value="dark"
        aria-label={t("darkMode")}
        aria-pressed="false"
        className={`flex dark:hidden ${button}`}
      >
        <Icon of={Moon} data-icon="moon" className="size-5" />
      </button>
      <button
        name="theme"
        value="light"
        aria-label={t("darkMode")}
        aria-pressed="true"
        className={`hidden dark:flex ${button}`}
      >
        <Icon of={Sun} data-icon="sun" className="size-5" />
      </button>
    </form>
  );
}
