import { ChevronDown, LogOut, UserRound } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LanguageForm, ThemeForm, type Preferences } from "#app/components/shell/preference-forms.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClasses, MenuLabel } from "#app/components/ui/menu.tsx";
import { Separator } from "#app/components/ui/separator.tsx";
import { useFollowLink } from "#app/components/use-follow-link.ts";
import { endConnection } from "#app/realtime/use-live.ts";

export type ShellUser = {
  name: string;
  /** The second line: agency, supplier or e-mail address. */
  role: string;
  /** Without it the menu has no link to a profile. */
  profilePath?: string;
};

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** Who is signed in, with profile, language, theme and the way out. */
export function UserMenu({ user, preferences }: { user: ShellUser; preferences: Preferences }) {
  const { t } = useTranslation("shell");
  const follow = useFollowLink();
  return (
    <Menu
      label={t("account.menu", { name: user.name })}
      panelClassName="w-68"
      trigger={
        <span className="flex h-9 items-center gap-2 rounded-md px-1.5 hover:bg-accent">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-text"
          >
            {initials(user.name)}
          </span>
          <span className="max-w-40 truncate font-medium max-md:hidden">{user.name}</span>
          <Icon
            of={ChevronDown}
            className="size-4 text-muted-foreground transition-transform duration-150 group-open/menu:rotate-180 max-md:hidden"
          />
        </span>
      }
    >
      <div className="px-2.5 pt-2 pb-2">
        <p className="truncate font-medium">{user.name}</p>
        <p className="truncate text-xs text-muted-foreground">{user.role}</p>
      </div>
      <Separator className="my-1" />
      {user.profilePath ? (
        <>
          <a href={user.profilePath} onClick={follow} className={menuItemClasses}>
            <Icon of={UserRound} />
            {t("account.profile")}
          </a>
          <Separator className="my-1" />
        </>
      ) : null}
      <MenuLabel>{t("theme.label")}</MenuLabel>
      <div className="px-2 pb-2">
        <ThemeForm theme={preferences.theme} />
      </div>
      <MenuLabel>{t("account.language")}</MenuLabel>
      <LanguageForm locale={preferences.locale} />
      <Separator className="my-1" />
      <form method="post" action="/sign-out" onSubmit={endConnection}>
        <button className={menuItemClasses}>
          <Icon of={LogOut} />
          {t("account.signOut")}
        </button>
      </form>
    </Menu>
  );
}
