import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRepositoryFile, repositoryRoot } from "#tests/support/repository.ts";

const origin = JSON.parse(readRepositoryFile("api/db/template/origin.json"));
const archive = readFileSync(join(repositoryRoot, "api", "db", "template", "pglite.tar.gz"));

test("the empty database that ships is the one whose origin stands beside it", () => {
  expect({
    bytes: archive.length,
    sha256: createHash("sha256").update(archive).digest("hex"),
  }).toEqual({ bytes: origin.bytes, sha256: origin.sha256 });
});

test("it was made by the PGlite that opens it: npm run db:template makes it anew", () => {
  const { dependencies } = JSON.parse(readRepositoryFile("package.json"));
  expect(origin.pglite).toBe(dependencies["@electric-sql/pglite"]);
});
