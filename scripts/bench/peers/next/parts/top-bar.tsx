import { Bell, ChevronRight, Menu, Search } from "lucide";
import Link from "next/link";
import { navigation } from "#app/i18n/locales/en/core/navigation.ts";
import { notifications } from "#app/i18n/locales/en/core/notifications.ts";
import type { SessionUser } from "#contract/people/session.ts";
import { shell } from "#app/i18n/locales/en/core/shell.ts";
import { buttonLook, newsLook } from "#scripts/bench/peers/shared/looks.ts";
import { Icon } from "./icon.tsx";
import { UserMenu } from "./user-menu.tsx";

type TopBarProps = { user: SessionUser & { unread?: number }; title: string };

export function TopBar({ user, title }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-border bg-background px-3 sm:gap-4 sm:px-6 print:hidden">
      <button
        type="button"
        popoverTarget="sidebar"
        aria-label={shell.openMenu}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-accent lg:hidden"
      >
        <Icon of={Menu} className="size-5" />
      </button>
      <nav aria-label={shell.breadcrumbs} data-slot="breadcrumb" className="min-w-0 flex-1">
        <ol className="flex min-w-0 items-center gap-1 text-sm">
          <li className="flex min-w-0 items-center gap-1 sm:shrink-0">
            <Link
              prefetch={false}
              className="truncate rounded-sm text-muted-foreground hover:text-foreground hover:underline"
              href="/admin"
            >
              {navigation.desk}
            </Link>
          </li>
          <li className="flex min-w-0 items-center gap-1">
            <Icon of={ChevronRight} className="size-3.5 shrink-0 text-muted-foreground" />
            <span aria-current="page" className="truncate font-medium">
              {title}
            </span>
          </li>
        </ol>
      </nav>
      <div className="flex min-w-0 items-center justify-end gap-2 sm:flex-1">
        <form role="search" className="relative sm:w-full sm:max-w-88" action="/admin/search" method="get">
          <input type="hidden" name="open" value="1" />
          <button
            aria-label={shell.search.label}
            className="grid size-9 cursor-pointer place-items-center rounded-md hover:bg-accent sm:hidden"
          >
            <Icon of={Search} className="size-4.5" />
          </button>
          <div className="max-sm:hidden">
            <Icon
              of={Search}
              className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
            />
            <input
              type="search"
              aria-label={shell.search.hint}
              aria-keyshortcuts="Control+K Meta+K /"
              placeholder={shell.search.hint}
              className="h-9 w-full rounded-md border border-transparent bg-muted ps-8.5 pe-16 text-sm text-ellipsis placeholder:text-muted-foreground hover:border-input focus-visible:border-ring focus-visible:bg-card focus-visible:outline-1 focus-visible:outline-offset-0"
              name="q"
            />
            <kbd
              aria-hidden="true"
              className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 rounded-sm border border-border bg-card px-1.5 font-sans text-xs text-muted-foreground"
            >
              Ctrl K
            </kbd>
          </div>
        </form>
        <button
          type="button"
          data-slot="button"
          className={`${buttonLook("ghost", "icon")} invisible max-md:hidden`}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          aria-label={shell.keys}
        >
          <kbd className="font-sans">?</kbd>
        </button>
        <span className="flex shrink-0 items-center">
          <Link
            prefetch={false}
            aria-label={notifications.title}
            className="relative grid size-9 place-items-center rounded-md hover:bg-accent"
            href="/admin/notifications"
          >
            <Icon of={Bell} className="size-5" />
            {user.unread ? (
              <span aria-hidden="true" className={newsLook}>
                {user.unread}
              </span>
            ) : null}
          </Link>
          <span role="status" className="sr-only"></span>
        </span>
      </div>
      <UserMenu user={{ name: user.name, email: user.email }} />
    </header>
  );
}
