import { createContext } from "react-router";
import type { ListAlong } from "#app/middleware/list-along.server.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { Circuit } from "#app/services/http/circuit.ts";
import type { pageAnswer } from "#app/services/http/page-api.server.ts";
import type { SideCall } from "#app/services/http/side-calls.server.ts";
import type { Ask } from "#app/services/http/ways.ts";
import type { SessionUser } from "#contract/people/session.ts";
import type { Locale } from "#contract/primitives.ts";
import type { PublicSettings } from "#contract/system/public-calls.ts";

/** How a page reaches the realtime service: its public key, and its host unless that is the page's own. */
export type PageRealtime = { key: string; host: string | null };

/** What the server layer knows about one request before any route runs. */
export type RequestFacts = {
  requestId: string;
  /** For `script` and `style` tags under the Content-Security-Policy; empty in development. */
  nonce: string;
  /** Address of the visitor, told to the API so that its limits count visitors and not this server. */
  clientAddress: string;
  /** True when the visitor's connection is https, also behind a trusted proxy. */
  secure: boolean;
  /** The API: the embedded one in this process, or the network. */
  askApi: Ask;
  /** Base address of the API; a name of convenience when it is embedded. */
  apiUrl: string;
  /** Leaves an API over the network alone that lets calls time out; null for the embedded one. */
  apiCircuit: Circuit | null;
  /** Sign the cookies: the first those of now, the others hold what they signed before. */
  sessionSecrets: readonly [string, ...string[]];
  /** Combined version of app and API that pages poll for. */
  version: string;
  /** File name of the module of public pages under `/build/`. */
  journeyModule: string;
  /** Null while realtime is off. */
  realtime: PageRealtime | null;
  /** Where the browser addresses its reports of errors; null while there are none. */
  monitoring: string | null;
  /** Reports an error that nobody expected. */
  report: (error: unknown) => void;
  /** Names the request after its route, which unlike its path tells nothing of whom it is about. */
  nameRoute: (pattern: string) => void;
  /** True where the page of all pieces is shown (`/dev/kit`). */
  devKit: boolean;
  /** Key of the editor's hosted channel; null where the bundled editor is used. */
  editorKey: string | null;
  /** Lets parts of this page come from an origin; all else is kept out by its policy. */
  allowPartsOf: (origin: string) => void;
  /** Lets this page stand in a frame of our own pages; all others stand in none. */
  allowFrame: () => void;
  /** An answer of which all is known before any of it is sent. */
  answerWhole: (body: Uint8Array, init: { status: number; headers: Headers }) => Response;
  /** Cuts the connection of the visitor, for an answer that cannot be brought to its end. */
  breakOff: () => void;
  /** Hosts beside the API's own that hold files its downloads lead to. */
  downloadHosts: readonly string[];
  /** Writes a log line that carries the request id. */
  log: (level: "debug" | "info" | "warn" | "error", event: string, facts?: Record<string, unknown>) => void;
};

export const requestFactsContext = createContext<RequestFacts>();

/** Makes the two ways to the API for a language, already holding the visitor's session. */
export const apiFactoryContext = createContext<(locale?: Locale) => { api: ApiClient; sideCall: SideCall }>();

/** The client of the API: the visitor's session, and answers in the page's language. */
export const apiContext = createContext<ApiClient>();

/** The way for calls that are not what a page is for: without their answer the page does without that part. */
export const sideCallContext = createContext<SideCall>();

/** The signed-in account; null for guests. */
export const userContext = createContext<SessionUser | null>(null);

/** How many notifications of the signed-in account are new, as told with who that is; null where the API does not count. */
export const unreadContext = createContext<number | null | "not-asked">("not-asked");

/**
 * The list of the page that is opened: what the look-up of the session told of it, and where the page says which list it
 * has, for whoever opens it next.
 */
export const listAlongContext = createContext<ListAlong | null>(null);

/** What the visitor gets instead of a page while the API cannot say who they are; null otherwise. */
export const outageContext = createContext<Awaited<ReturnType<typeof pageAnswer>> | null>(null);

/** Why the address that was asked for has no document; null for every request but the one that shows the page of it. */
export const failureContext = createContext<{ status: number; data: unknown } | null>(null);

export const localeContext = createContext<Locale>("en");

/** `dark`, `light` or `auto` as far as the server knows; the browser's own storage has the last word. */
export const themeContext = createContext<"auto" | "light" | "dark">("auto");

/** Settings of specification section 4: `env` is null and `clean` true until the call succeeds. */
export type SettingsState = { env: PublicSettings | null; clean: boolean };
