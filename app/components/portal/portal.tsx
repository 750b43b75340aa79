import { useTranslation } from "#app/i18n/use-translation.ts";
import { Outlet, useLocation, useMatches } from "react-router";
import type { Brand } from "#app/components/brand-mark.tsx";
import { Finder } from "#app/components/palette/finder.tsx";
import { crumbsOf, namespacesOf } from "#app/components/portal/crumbs.ts";
import { openTo, pagesOf, type NavGroup } from "#app/components/portal/nav-entries.ts";
import { FlashMessage, type Flash } from "#app/components/feedback/flash-message.tsx";
import { NotificationBell } from "#app/components/notifications/notification-bell.tsx";
import type { Preferences } from "#app/components/shell/preference-forms.tsx";
import { Shell } from "#app/components/shell/shell.tsx";
import type { ShellUser } from "#app/components/shell/user-menu.tsx";
import { Alert } from "#app/components/ui/alert.tsx";

/** What the loader of a portal's layout hands over. */
export type PortalFacts = {
  /** `unread` is what the bell counts. */
  user: ShellUser & { uid: string; permissions: readonly string[]; unread: number };
  brand: Brand;
  preferences: Preferences;
  /** The word after an action on the page before, and whether the company may only read. */
  notices: { flash: Flash | null; onHold: boolean };
};

type PortalProps = PortalFacts & {
  home: string;
  navigation: readonly NavGroup[];
  /** Its search page, for those who may find something there. */
  search?: string | undefined;
};

/** The frame of one portal around its pages. */
export function Portal({ user, brand, preferences, notices, home, navigation, search }: PortalProps) {
  const matches = useMatches();
  // A page that is refused asks for no texts itself; its name in the breadcrumbs needs them all the same.
  const { t } = useTranslation(["navigation", "shell", ...namespacesOf(matches)] as "navigation"[]);
  const { pathname } = useLocation();
  const open = openTo(navigation, user.permissions);
  const sections = open.map(({ heading, entries }) => ({
    ...(heading && { label: t(heading) }),
    items: entries.map(({ to, name, icon, end, records }) => ({
      to,
      label: t(name),
      icon,
      ...(end && { end }),
      ...(records && { current: pathname.startsWith(records) }),
    })),
  }));
  // Handles hold keys of the catalogues as plain text; the example stands for any of them.
  const crumbs = crumbsOf(matches, (key) => t(key as "desk"));
  return (
    <Shell
      brand={{ ...brand, home }}
      navigation={sections}
      user={user}
      preferences={preferences}
      breadcrumbs={crumbs}
      tools={
        <>
          <Finder search={search} {...pagesOf(open, user.permissions, t)} />
          <NotificationBell path={`${home}/notifications`} account={user} />
        </>
      }
    >
      {notices.onHold ? (
        <Alert tone="warning" title={t("shell:onHold.title")} className="mb-5">
          <p>{t("shell:onHold.text")}</p>
        </Alert>
      ) : null}
      <FlashMessage flash={notices.flash} />
      <Outlet />
    </Shell>
  );
}
