import { expect, test } from "vitest";
import { serverTexts } from "#app/i18n/locales/en/server-texts.ts";
import { linesMatching, readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

const sources = (folder: string) =>
  repositoryFiles(folder).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path));

/** Comments may speak of what code must not do. */
const inCode = (pattern: string) => new RegExp(`^(?!\\s*(\\*|//|/\\*)).*${pattern}`);

test("the app reads the environment in app/env.server.ts and nowhere else", () => {
  const others = sources("app").filter((path) => path !== "app/env.server.ts");
  expect(linesMatching(others, inCode("process\\.env\\b"))).toEqual([]);
});

test("the API reads the environment in api/env.ts and nowhere else", () => {
  const others = sources("api").filter((path) => path !== "api/env.ts");
  expect(linesMatching(others, inCode("process\\.env\\b"))).toEqual([]);
});

test("the contract reads no environment", () => {
  expect(linesMatching(sources("contract"), inCode("process\\."))).toEqual([]);
});

test("the app calls fetch in app/services/http, in the browser's version poll, its worker and the news of a trip, and nowhere else", () => {
  const browsers = [
    "app/lib/version-poll.ts",
    "app/journey-worker/worker.ts",
    "app/journey-module/itinerary-updates.ts",
  ];
  const others = sources("app").filter(
    (path) => !path.startsWith("app/services/http/") && !browsers.includes(path),
  );
  expect(linesMatching(others, inCode("(?<![\\w.])(globalThis\\.|window\\.)?fetch\\("))).toEqual([]);
});

test("no file re-exports what another one defines", () => {
  // server/entry.ts is the one entry of the server's bundle, which has to export two starts.
  const files = ["app", "api", "contract", "drawings", "server"]
    .flatMap(sources)
    .filter((path) => path !== "server/entry.ts");
  expect(linesMatching(files, /^export\s+(type\s+)?(\{[^}]*\}|\*.*)\s+from\s/)).toEqual([]);
});

test("every variable that .env.example explains is read somewhere", () => {
  const readers = ["app/env.server.ts", ...repositoryFiles("server"), "api/env.ts"].filter((path) =>
    repositoryFiles(path.split("/")[0]).includes(path),
  );
  const code = readers.map(readRepositoryFile).join("\n");
  const names = [...readRepositoryFile(".env.example").matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(
    (match) => match[1]!,
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test("every variable that the product reads is explained in .env.example", () => {
  const example = readRepositoryFile(".env.example");
  const schemas = ["api/env.ts", "app/env.server.ts", ...repositoryFiles("server")].filter((path) =>
    repositoryFiles(path.split("/")[0]).includes(path),
  );
  const read = schemas.flatMap((path) =>
    [
      ...readRepositoryFile(path).matchAll(
        /^\s+([A-Z][A-Z0-9_]{2,}): (?:z\b|[A-Z]\w*\.)|^\s+([A-Z][A-Z0-9_]{2,}): [A-Z]\w+[,.]|process\.env\.([A-Z]\w+)/gm,
      ),
    ].map((match) => match[1] ?? match[2] ?? match[3]!),
  );
  // Set by npm and node, not by whoever runs the product.
  const unexplained = read.filter((name) => name !== "NODE_ENV" && !new RegExp(`\\b${name}=`).test(example));
  expect([...new Set(unexplained)]).toEqual([]);
});

test("texts that only the server has are read by pages without the framework in the browser alone", () => {
  const names = Object.keys(serverTexts).join("|");
  const reads = new RegExp(`useTranslation\\(.*"(${names})"|\\bt\\(["\`](${names}):`);
  const readers = linesMatching(repositoryFiles("app"), reads).filter((line) => !/\.server\.ts/.test(line));
  expect(readers.length).toBeGreaterThan(10);
  const own = /^app\/(components\/journey|routes\/(traveller|quote|payment|supplier-link))\//;
  expect(readers.filter((line) => !own.test(line))).toEqual([]);
});
