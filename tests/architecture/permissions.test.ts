import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { permissionGroups } from "#contract/permissions.ts";
import { readRepositoryFile, repositoryRoot } from "#tests/support/repository.ts";

/** Names that a role can hold already and that nothing asks for yet: their screens are still to come. */
const notYet = new Set<string>([
  "admins.edit",
  "admins.view",
  "agency-files.view",
  "agents.create",
  "agents.impersonate",
  "client-files.convert",
  "client-files.delete-draft",
  "client-files.submit",
  "content.approve",
  "content.assess",
  "content.options",
  "content.process",
  "departures.cancel",
  "departures.edit",
  "fit-settings.edit",
  "guide.edit",
  "guide.view",
  "insights.edited-services",
  "insights.view",
  "invoices.create",
  "permissions.edit",
  "prizes.approve",
  "prizes.edit",
  "prizes.view",
  "rates.import",
  "regular-tours.book",
  "regular-tours.edit",
  "regular-tours.overbook",
  "reviews.moderate",
  "reviews.view",
  "roles.edit",
  "roles.view",
  "settings.edit",
]);

/** Where a name stands without guarding anything. */
const lists = /^(?:contract\/(?:[a-z]+\/)?permissions(?:\.ts|\/)|api\/demo\/|app\/i18n\/)|\.test\.tsx?$/;

function sources(): string {
  return ["api", "app", "contract"]
    .flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !lists.test(file))
    .map(readRepositoryFile)
    .join("\n");
}

test("every permission guards something, or is known not to do so yet", () => {
  const text = sources();
  const names: string[] = Object.values(permissionGroups).flat();
  const idle = names.filter(
    (name) => !text.includes(`"${name}"`) && !new RegExp(`["|& ]${name}["|& ]`).test(text),
  );
  expect(idle.toSorted()).toEqual([...notYet].toSorted());
});
