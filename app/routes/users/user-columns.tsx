import type { TFunction } from "i18next";
import { roleName } from "#app/components/users/role-name.ts";
import { UserStatus } from "#app/components/users/user-status.tsx";
import type { Column } from "#app/data-table/columns.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { formatInstant } from "#app/domain/dates.ts";
import type { Colleague, CompanyRole } from "#contract/people/users.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = { t: TFunction<"users">; locale: Locale; timeZone: string };

/** Columns of a user list. `pageOf` gives the address of a user's page to those who may open it. */
export function userColumns<Row extends Colleague>(
  { t, locale, timeZone }: Say,
  pageOf?: (row: Row) => string,
): Column<Row>[] {
  return [
    {
      id: "name",
      header: t("fields.name"),
      cell: (row) => (row.own ? t("you", { name: row.name }) : row.name),
      sort: "name",
      ...(pageOf && { linkTo: pageOf }),
    },
    { id: "email", header: t("fields.email"), cell: (row) => row.email, sort: "email" },
    { id: "role", header: t("fields.role"), cell: (row) => roleName(t, row.role), sort: "role" },
    {
      id: "lastLogin",
      header: t("fields.lastLogin"),
      cell: (row) =>
        row.last_login_at ? formatInstant(row.last_login_at, timeZone, locale) : t("neverSignedIn"),
      sort: "last_login_at",
    },
    {
      id: "status",
      header: t("fields.status"),
      cell: (row) => <UserStatus status={row.status} />,
      sort: "status",
      kind: "fit",
    },
  ];
}

const statuses = ["active", "invited", "suspended"] as const;

/** Filters of a user list, for the roles that there are in it. */
export function userFilters(t: TFunction<"users">, roles: readonly CompanyRole[]): FilterField[] {
  return [
    { name: "q", label: t("filters.q"), kind: "search" },
    {
      name: "role",
      label: t("fields.role"),
      kind: "select",
      options: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
    },
    {
      name: "status",
      label: t("fields.status"),
      kind: "select",
      options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ];
}
