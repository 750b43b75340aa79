import { Menu as MenuIcon } from "lucide";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Brand } from "#app/components/brand-mark.tsx";
import type { Preferences } from "#app/components/shell/preference-forms.tsx";
import { RouteAnnouncer } from "#app/components/shell/route-announcer.tsx";
import { Sidebar, type NavSection } from "#app/components/shell/sidebar.tsx";
import { useSlowNavigation } from "#app/components/shell/slow-navigation.ts";
import { UserMenu, type ShellUser } from "#app/components/shell/user-menu.tsx";
import { Breadcrumb, type Crumb } from "#app/components/ui/breadcrumb.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TableSkeleton } from "#app/components/ui/skeleton.tsx";

const sidebarId = "sidebar";

type ShellProps = {
  /** Colours and name; `home` is the first page of the portal. */
  brand: Brand & { home: string };
  navigation: readonly NavSection[];
  user: ShellUser;
  preferences: Preferences;
  breadcrumbs: readonly Crumb[];
  /** Search, bell and the like, left of the user menu. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of a portal: sidebar, header, page. Everything in it works without JavaScript. */
export function Shell({ brand, navigation, user, preferences, breadcrumbs, tools, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const main = useRef<HTMLElement>(null);
  const waiting = useSlowNavigation() === "page";
  return (
    <div data-slot="shell" className="min-h-dvh lg:flex">
      <a
        href="#main"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0 print:hidden"
      >
        {t("skipToContent")}
      </a>
      <RouteAnnouncer focus={main} />
      <Sidebar id={sidebarId} brand={brand} home={brand.home} navigation={navigation} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-border bg-background px-3 sm:gap-4 sm:px-6 print:hidden">
          <button
            type="button"
            popoverTarget={sidebarId}
            aria-label={t("openMenu")}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-accent lg:hidden"
          >
            <Icon of={MenuIcon} className="size-5" />
          </button>
          <Breadcrumb items={breadcrumbs} className="flex-1" />
          <div className="flex min-w-0 items-center justify-end gap-2 sm:flex-1">{tools}</div>
          <UserMenu user={user} preferences={preferences} />
        </header>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 px-3 py-5 outline-none sm:px-6 sm:py-6"
        >
          {waiting ? <TableSkeleton rows={8} /> : null}
          <div hidden={waiting}>{children}</div>
        </main>
      </div>
    </div>
  );
}
