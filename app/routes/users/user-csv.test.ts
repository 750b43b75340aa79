import { expect, test } from "vitest";
import { csvFile } from "#app/data-table/csv.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { userCsvColumns } from "#app/routes/users/user-csv.server.ts";
import type { AgentUser } from "#contract/people/users.ts";

const user: AgentUser = {
  uid: "01J0000000000000000000USER",
  lock_version: 7,
  name: "=Mia Roth",
  email: "mia@larkspur.example",
  role: "agent-viewer",
  status: "suspended",
  last_login_at: "2026-12-13T20:30:00.000Z",
  own: true,
  agency: { uid: "01J000000000000000000AGENCY", name: "Larkspur; Travel" },
};

function fileOf(locale: "en" | "de", rows: AgentUser[], agencyOf?: (row: AgentUser) => string) {
  const t = translatorFor(locale).getFixedT(null, "users");
  const columns = userCsvColumns(t, "Pacific/Auckland", agencyOf);
  return csvFile(columns, rows, locale).slice(1);
}

test("a file of users has what their list shows and nothing else, in words, times in the office's zone", () => {
  expect(
    fileOf("en", [user, { ...user, name: "Noah", role: "agent", status: "invited", last_login_at: null }]),
  ).toBe(`Name,E-mail,Role,Last sign-in,Status\r
'=Mia Roth,mia@larkspur.example,View only,2026-12-14 09:30,Suspended\r
Noah,mia@larkspur.example,Agent,,Invited\r
`);
});

test("the office's file of users names the agency, in the language and the signs of its reader", () => {
  expect(fileOf("de", [user], ({ agency }) => agency.name))
    .toBe(`Name;Reisebüro;E-Mail;Rolle;Letzte Anmeldung;Status\r
'=Mia Roth;"Larkspur; Travel";mia@larkspur.example;Nur lesen;2026-12-14 09:30;Gesperrt\r
`);
});
