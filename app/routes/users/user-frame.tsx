import type { ReactNode } from "react";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { PartOf } from "#app/components/portal/part-of.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { roleName } from "#app/components/users/role-name.ts";
import { UserStatus } from "#app/components/users/user-status.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Colleague } from "#contract/people/users.ts";

export type UserFrameProps = {
  user: Colleague & { agency?: { name: string } };
  /** Address of the user's page; the history lies below it. */
  path: string;
  timeZone: string;
  /** The company whose user it is, and where its users are listed. */
  partOf?: { name: string; to: string } | undefined;
};

/** What the pages of a user have in common: who it is, and the tabs. */
export function UserFrame({
  user,
  path,
  timeZone,
  partOf,
  children,
}: UserFrameProps & { children: ReactNode }) {
  const { t } = useTranslation(["users", "records"]);
  const locale = useLocale();
  const last = user.last_login_at ? formatInstant(user.last_login_at, timeZone, locale) : t("neverSignedIn");
  const tabs = [
    { to: path, label: t("records:tabs.details"), end: true },
    { to: `${path}/history`, label: t("records:tabs.history") },
  ];
  return (
    <div data-slot="user-page">
      <header className="mb-6 space-y-3">
        {partOf ? <PartOf {...partOf} /> : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-lg">{user.name}</h1>
          <UserStatus status={user.status} />
        </div>
        <Facts>
          {user.agency?.name ? <Fact name={t("fields.agency")}>{user.agency.name}</Fact> : null}
          <Fact name={t("fields.email")}>{user.email}</Fact>
          <Fact name={t("fields.role")}>{roleName(t, user.role)}</Fact>
          <Fact name={t("fields.lastLogin")}>{last}</Fact>
        </Facts>
      </header>
      <Tabs label={t("records:tabs.label")} tabs={tabs} className="mb-6" />
      {children}
    </div>
  );
}
