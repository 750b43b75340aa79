import type { EndpointSpec } from "#contract/endpoint.ts";
import { isListQuery } from "#contract/list-query.ts";
import { toSearchParams } from "#contract/list-search-params.ts";

/**
 * The address of a call, or undefined if no record can be meant: an empty parameter, and `.` or `..`, which
 * no encoding keeps from changing the path.
 */
export function callAddress(
  baseUrl: string,
  { path, query: schema }: EndpointSpec,
  params: Readonly<Record<string, unknown>>,
  query: unknown,
): string | undefined {
  const values = new Map<string, string>();
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    const value = textOf(params[name]);
    if (/^\.{0,2}$/.test(value)) return undefined;
    values.set(name, encodeURIComponent(value.replace(/\p{Cs}/gu, "\uFFFD")));
  }
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => values.get(name) ?? "");
  const search = schema && query !== undefined ? searchOf(query, isListQuery(schema)) : "";
  return `${baseUrl.replace(/\/+$/, "")}${filled}${search === "" ? "" : `?${search}`}`;
}

function searchOf(query: unknown, isList: boolean): string {
  if (typeof query !== "object" || query === null) return "";
  // The types of the call say that the query of a list endpoint is a list query.
  if (isList) return toSearchParams(query).toString();
  return plainParams(query).toString();
}

/** Lists are written as `name[]`, booleans as 1 and 0; empty values are left out. */
function plainParams(query: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const isMany = Array.isArray(value);
    for (const one of isMany ? value : [value]) {
      const text = textOf(one);
      if (text !== "") params.append(isMany ? `${name}[]` : name, text);
    }
  }
  return params;
}

/** A scalar as forms and query strings carry it: booleans as 1 and 0, nothing as the empty text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
