import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AgentFileRow } from "#contract/sales/client-files/client-file.ts";
import { defineEndpoint, type EndpointSpec, item, page, raw } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { mapOf } from "#contract/envelope.ts";
import { listQuery, manyOf, YesNo } from "#contract/list-query.ts";
import { buildOpenApi } from "#contract/openapi.ts";

const listFiles = defineEndpoint({
  method: "GET",
  path: "/api/agent/files",
  summary: "Files of the agency",
  tag: "client files",
  access: { audience: "agent", permission: "own-files.view" },
  query: listQuery({
    sort: ["travel_date"],
    filter: { archived: YesNo, status: manyOf(z.enum(["Quote", "Confirmed"])) },
  }),
  answer: page(AgentFileRow),
});
const addFile = defineEndpoint({
  method: "POST",
  path: "/api/agent/files/{reference}/notes",
  summary: "Add a note",
  tag: "notes",
  access: { audience: "agent", permission: "any" },
  params: z.object({ reference: z.string().max(20) }),
  body: z.object({
    text: z.string().min(1),
    pinned: z.boolean().default(false),
    on: z.iso.date(),
    row: AgentFileRow,
  }),
  bodyAs: "form",
  answer: item(AgentFileRow),
  status: 201,
});
const getSettings = defineEndpoint({
  method: "GET",
  path: "/api/get-settings",
  summary: "Settings",
  tag: "system",
  access: { audience: "public", permission: null },
  query: z.object({ ids: z.array(z.int()), locale: z.enum(["en", "de"]).optional() }),
  answer: raw(mapOf(z.int())),
});
const removeFile = defineEndpoint({
  ...addFile,
  method: "DELETE",
  body: undefined,
  answer: { kind: "empty" },
  status: 204,
});
const download = defineEndpoint({
  ...getSettings,
  path: "/api/x.pdf",
  answer: { kind: "file", contentType: "application/pdf" },
});

const about = { title: "Probe API", version: "1.2.3" };
const documentOf = (...specs: EndpointSpec[]) => buildOpenApi(specs, about);

describe("the API document", () => {
  it("names each call, who may make it and what it is about", () => {
    const { info, paths, tags } = documentOf(listFiles, getSettings);
    expect(info).toMatchObject(about);
    expect(paths["/api/agent/files"]?.["get"]).toMatchObject({
      operationId: "getAgentFiles",
      summary: "Files of the agency",
      description: "Files of the agency. For agent accounts that hold `own-files.view`.",
      tags: ["client files"],
      security: [{ bearer: [] }],
      "x-audience": "agent",
      "x-permission": "own-files.view",
    });
    expect(paths["/api/get-settings"]?.["get"]).toMatchObject({
      operationId: "getSettings",
      security: [],
      "x-audience": "public",
      "x-permission": null,
    });
    expect(tags.map(({ name }) => name)).toEqual(["client files", "system"]);
    expect(tags.every(({ description }) => description.length > 10)).toBe(true);
  });

  it("tells how to page, sort and filter a list", () => {
    const parameters = documentOf(listFiles).paths["/api/agent/files"]?.["get"]?.["parameters"];
    expect(parameters).toMatchObject([
      { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } },
      { name: "per_page", schema: { enum: [10, 25, 50, 100], default: 25 } },
      { name: "after", in: "query", schema: { type: "string" } },
      { name: "before", in: "query", schema: { type: "string" } },
      { name: "sort", explode: false, schema: { items: { enum: ["travel_date", "-travel_date"] } } },
      { name: "filter[archived]", schema: { type: "boolean" } },
      { name: "filter[status]", explode: false, schema: { type: "array" } },
    ]);
  });

  it("tells path and plain query parameters apart", () => {
    const { paths } = documentOf(addFile, getSettings);
    expect(paths["/api/agent/files/{reference}/notes"]?.["post"]?.["parameters"]).toEqual([
      { name: "reference", in: "path", required: true, schema: { type: "string", maxLength: 20 } },
    ]);
    expect(paths["/api/get-settings"]?.["get"]?.["parameters"]).toEqual([
      { name: "ids[]", in: "query", required: true, schema: expect.anything(), style: "form", explode: true },
      { name: "locale", in: "query", required: false, schema: { type: "string", enum: ["en", "de"] } },
    ]);
  });

  it("asks for what the sender must send and not for what has a default", () => {
    const post = documentOf(addFile).paths["/api/agent/files/{reference}/notes"]?.["post"];
    expect(post?.["requestBody"]).toMatchObject({
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: {
            required: ["text", "on", "row"],
            properties: {
              on: { type: "string", format: "date" },
              row: { $ref: "#/components/schemas/AgentFileRow" },
            },
          },
        },
      },
    });
  });

  it("refers to named schemas, also from within each other, and lists only those it uses", () => {
    const { components, paths } = documentOf(listFiles);
    expect(JSON.stringify(paths)).toContain('"items":{"$ref":"#/components/schemas/AgentFileRow"}');
    expect(Object.keys(components["schemas"] as object)).toEqual([
      "AgentFileRow",
      "ErrorBody",
      "ForbiddenBody",
      "PaginatorLinks",
      "PaginatorMeta",
    ]);
    expect(JSON.stringify(documentOf(listFiles, addFile))).not.toMatch(/\$defs|"\$schema"|900719925474099/);
  });

  it.each<[string, EndpointSpec, string[]]>([
    ["a list", listFiles, ["200", "400", "401", "403", "429", "503"]],
    ["a change", addFile, ["201", "401", "403", "404", "409", "422", "429", "503"]],
    ["a removal", removeFile, ["204", "401", "403", "404", "409", "429", "503"]],
    ["an open call", getSettings, ["200", "422", "429", "503"]],
  ])("lists the refusals of %s", (_name, endpoint, statuses) => {
    const [operations] = Object.values(documentOf(endpoint).paths);
    expect(Object.keys(operations?.[endpoint.method.toLowerCase()]?.["responses"] as object)).toEqual(
      statuses,
    );
  });

  it("shows a download as a file and an empty answer as none", () => {
    const { paths } = documentOf(download, removeFile);
    expect(paths["/api/x.pdf"]?.["get"]?.["responses"]).toMatchObject({
      200: { content: { "application/pdf": { schema: { format: "binary" } } } },
    });
    const [removal] = Object.values(paths)
      .map((operations) => operations["delete"])
      .filter(Boolean);
    expect(JSON.stringify(removal?.["responses"])).not.toContain("content");
  });

  it("says how the token of a client's link looks, by which the address of a document is told from the name of a file", () => {
    const { paths } = buildOpenApi(endpoints, about);
    const byLink = Object.entries(paths).filter(([path]) =>
      /^\/api\/public\/(itineraries|quotes)\/\{token\}/.test(path),
    );
    expect(byLink.length).toBeGreaterThan(4);
    for (const [path, operations] of byLink) {
      expect(JSON.stringify(operations), path).toContain(JSON.stringify("^[\\w-]{43}$"));
    }
  });

  it("refuses to describe the same call twice", () => {
    expect(() => documentOf(listFiles, listFiles)).toThrow("GET /api/agent/files is described twice");
  });

  // Of kinds of calls that are made up here; the document of our own has a step of `npm test` for itself.
  it("has nothing the linter objects to", { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "openapi-"));
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(buildOpenApi([addFile, removeFile, download], about)));
    const lint = ["lint", file, "--ruleset", ".spectral.yaml", "--fail-severity", "hint", "--format", "text"];
    const result = promisify(execFile)("node_modules/.bin/spectral", lint);
    await expect(result).resolves.toMatchObject({ stdout: expect.stringContaining("No results") });
    await rm(folder, { recursive: true });
  });
});
