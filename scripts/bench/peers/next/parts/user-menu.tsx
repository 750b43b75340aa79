"use client";

import { Check, ChevronDown, CircleUserRound, LogOut, Monitor, Moon, Sun } from "lucide";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { languages } from "#app/components/shell/language-names.ts";
import { shell } from "#app/i18n/locales/en/core/shell.ts";
import { menuHeadingLook, menuItemLook, menuPanelLook } from "#scripts/bench/peers/shared/looks.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "./icon.tsx";

const themes = [
  { value: "light", label: shell.theme.light, icon: Sun },
  { value: "dark", label: shell.theme.dark, icon: Moon },
  { value: "auto", label: shell.theme.auto, icon: Monitor },
];

const Line = () => <div aria-hidden="true" data-slot="separator" className="my-1 h-px w-full bg-border" />;

export function UserMenu({ user }: { user: { name: string; email: string } }) {
  const here = `${usePathname()}?${useSearchParams()}`;
  const words = user.name.split(" ");
  const initials = (words[0]?.charAt(0) ?? "") + (words.at(-1)?.charAt(0) ?? "");
  return (
    <details data-slot="menu" className="group/menu relative">
      <summary aria-label={say(shell.account.menu, { name: user.name })} className="rounded-md select-none">
        <span className="flex h-9 items-center gap-2 rounded-md px-1.5 hover:bg-accent">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-text"
          >
            {initials}
          </span>
          <span className="max-w-40 truncate font-medium max-md:hidden">{user.name}</span>
          <Icon of={ChevronDown} className="size-4 text-muted-foreground" />
        </span>
      </summary>
      <div data-slot="menu-panel" className={`${menuPanelLook} end-0 w-68`}>
        <div className="px-2.5 pt-2 pb-2">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-xs text-muted-foreground">{user.email}</p>
        </div>
        <Line />
        <Link prefetch={false} className={menuItemLook} href="/admin/profile">
          <Icon of={CircleUserRound} />
          {shell.account.profile}
        </Link>
        <Line />
        <p className={menuHeadingLook}>{shell.theme.label}</p>
        <div className="px-2 pb-2">
          <form
            aria-label={shell.theme.label}
            className="grid grid-cols-3 gap-0.5 rounded-md bg-muted p-0.5"
            action="/preferences/theme"
            method="post"
          >
            <input type="hidden" name="to" value={here} />
            {themes.map(({ value, label, icon }) => (
              <button
                key={value}
                name="theme"
                value={value}
                aria-pressed={value === "auto"}
                className="flex h-8 cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-transparent px-2 text-xs text-muted-foreground hover:text-foreground aria-pressed:border-border aria-pressed:bg-card aria-pressed:font-medium aria-pressed:text-foreground"
              >
                <Icon of={icon} className="size-3.5" />
                {label}
              </button>
            ))}
          </form>
        </div>
        <p className={menuHeadingLook}>{shell.account.language}</p>
        <form aria-label={shell.account.language} className="grid" action="/preferences/locale" method="post">
          <input type="hidden" name="to" value={here} />
          {languages.map(([value, label]) => (
            <button
              key={value}
              name="locale"
              value={value}
              lang={value}
              aria-pressed={value === "en"}
              className={menuItemLook}
            >
              <Icon of={Check} className={value === "en" ? "" : "invisible"} />
              {label}
            </button>
          ))}
        </form>
        <Line />
        <form action="/sign-out" method="post">
          <button className={menuItemLook}>
            <Icon of={LogOut} />
            {shell.account.signOut}
          </button>
        </form>
      </div>
    </details>
  );
}
