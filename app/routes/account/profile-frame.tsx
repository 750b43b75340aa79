import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { portalOf, portals } from "#app/domain/portals.ts";

/** Beginning of the addresses of the own profile in the portal that is open. */
export function useProfilePath(): string {
  const portal = portalOf(useLocation().pathname) ?? "office";
  return `${portals[portal].home}/profile`;
}

/** Heading and tabs of the own profile. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("profile");
  const path = useProfilePath();
  return (
    <div data-slot="profile">
      <h1 className="pb-3 text-lg">{t("title")}</h1>
      <Tabs
        label={t("title")}
        tabs={[
          { to: path, label: t("tabs.details"), end: true },
          { to: `${path}/notifications`, label: t("tabs.notifications") },
          { to: `${path}/security`, label: t("tabs.security") },
        ]}
        className="mb-6"
      />
      <div>{children}</div>
    </div>
  );
}
