import { expect, type APIRequest, type APIRequestContext } from "@playwright/test";
import { load, type CheerioAPI } from "cheerio";
import type { Persona } from "./personas.ts";
import { signInBy } from "./sign-in.ts";

/** A page as it came over the network, read as a browser reads it: no style and no script has changed it. */
export type PlainPage = {
  status: number;
  /** Where the redirects ended. */
  url: URL;
  $: CheerioAPI;
};

/** Somebody without scripts: asks, follows redirects and posts forms, with cookies of their own. */
export type PlainVisitor = {
  open: (path: string) => Promise<PlainPage>;
  /** Sends the form around the button that this selector finds, with all that stands in it and what is typed over it. */
  press: (page: PlainPage, button: string, typed?: Record<string, string>) => Promise<PlainPage>;
  /** What an address answers at the end of its redirects. */
  statusOf: (path: string) => Promise<number>;
  leave: () => Promise<void>;
};

/** A visitor of the server at this address, signed in by the form of a portal or as nobody. */
export async function plainVisitor(
  request: APIRequest,
  { baseURL, from, persona }: { baseURL: string; from: string; persona?: Persona | undefined },
): Promise<PlainVisitor> {
  const client = await request.newContext({ baseURL, extraHTTPHeaders: { "X-Forwarded-For": from } });
  if (persona) await signInBy(client, persona, baseURL);
  const read = async (answer: Awaited<ReturnType<APIRequestContext["get"]>>): Promise<PlainPage> => ({
    status: answer.status(),
    url: new URL(answer.url()),
    $: load(await answer.text()),
  });
  return {
    open: async (path) => read(await client.get(path)),
    press: async (page, button, typed) => {
      const { action, fields } = formOf(page, button);
      return read(await client.post(action, { form: { ...fields, ...typed }, headers: { Origin: baseURL } }));
    },
    statusOf: async (path) => (await client.get(path, { maxRedirects: 3 })).status(),
    leave: () => client.dispose(),
  };
}

/** Where a form goes and what it sends when this button is pressed. */
function formOf({ $, url }: PlainPage, selector: string) {
  const button = $(selector);
  expect(button.length, `one button ${selector} on ${url.pathname}`).toBe(1);
  const form = button.closest("form");
  expect(form.attr("method")?.toLowerCase(), `a posted form around ${selector}`).toBe("post");
  const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));
  const name = button.attr("name");
  if (name !== undefined) fields[name] = button.attr("value") ?? "";
  return { action: new URL(form.attr("action") ?? "", url).href, fields };
}
