import { z } from "zod";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { ApiProblem, isOutage } from "./problems.server.ts";
import type { Admitted, CallOutcome, Circuit } from "./circuit.ts";
import { callAddress } from "./call-address.server.ts";
import { callBody } from "./call-body.server.ts";
import { mayRepeat, withOutcome } from "./call-outcome.server.ts";
import type { AnswerOf, CallArguments, LooseOptions } from "./call-types.ts";
import { emptyPage } from "./empty-page.ts";
import { followDownload, leadsAway } from "./follow-download.server.ts";
import { noteKeys } from "./kept-keys.server.ts";
import { type Deadline, startDeadline, TimedOut } from "./deadline.server.ts";
import { contractProblem, readAnswer } from "./read-answer.server.ts";
import { readFile } from "./read-file.server.ts";
import { send, unreachable } from "./send.server.ts";
import type { Answer, Ask, Asked, Fetch } from "./ways.ts";

export type HeardCall = { method: string; path: string; status: number; ms: number; requestId: string };

export type ApiClientSettings = {
  ask: Ask;
  /** Where the API is, without a trailing slash; may carry a path. */
  baseUrl: string;
  requestId: string;
  /** The visitor's own address, so that the API does not count all visitors as one. */
  clientAddress: string | undefined;
  /** What the visitor's browser says of itself, so that people recognise their own sessions. */
  userAgent?: string | undefined;
  locale?: string | undefined;
  token?: string | undefined;
  /**
   * For a whole call, repeats and body included. Unless given: 10 000, and for downloads 30 000 until they
   * begin, since the first document after a start waits for its engine.
   */
  timeoutMs?: number | undefined;
  /** Hosts beside the API's own that its downloads may lead to, over https. */
  downloadHosts?: readonly string[] | undefined;
  /** The network, for files that a download leads to. */
  fetchFile?: Fetch;
  /** How long a download that has begun may give nothing, in milliseconds; 15 000 unless given. */
  idleMs?: number | undefined;
  /** Leaves an API alone that lets calls time out; none for the API in the same process. */
  circuit?: Circuit | null | undefined;
  /** True for what a page can do without: it never finds out whether the API is back. */
  besides?: boolean;
  /** Told of every call once its answer has begun; `path` as the contract writes it, status 0 without an answer. */
  heard?: ((call: HeardCall) => void) | undefined;
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
};

export type ApiClient = {
  /**
   * Calls an endpoint and resolves to its checked value. Every failure is an `ApiProblem`; a call its caller
   * aborts rejects with the reason of the signal.
   */
  call: <const Spec extends EndpointSpec>(
    endpoint: Spec,
    ...options: CallArguments<Spec>
  ) => Promise<AnswerOf<Spec>>;
};

/** A client for the calls of one visitor's request. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  return {
    call: async <const Spec extends EndpointSpec>(endpoint: Spec, ...[options]: CallArguments<Spec>) => {
      // `callEndpoint` parses the answer with the schemas the two types are made of.
      return (await callEndpoint(settings, endpoint, options ?? {})) as AnswerOf<Spec>;
    },
  };
}

async function callEndpoint(settings: ApiClientSettings, endpoint: EndpointSpec, options: LooseOptions) {
  const { method, path } = endpoint;
  const nothing = emptyPage(endpoint, options.query);
  if (nothing) return nothing;
  const { baseUrl, requestId, timeoutMs = endpoint.answer.kind === "file" ? 30_000 : 10_000 } = settings;
  const asked = askedOf(settings, endpoint, options);
  const deadline = startDeadline(timeoutMs, options.signal);
  const call = { endpoint, baseUrl, hasKey: hasKey(options) };
  const done = callTimer(settings, endpoint);
  const settle = goOut(settings, endpoint);
  try {
    const response = await send(asked, deadline, {
      ask: settings.ask,
      sleep: settings.sleep ?? wait,
      random: settings.random ?? Math.random,
      requestId,
      method,
      path,
      ...(endpoint.answer.kind === "file" && { passes: leadsAway }),
      changes: method !== "GET",
      repeatable: () => mayRepeat(call),
    });
    if (response.ok) noteKeys(baseUrl, response);
    done(response.status);
    const found = leadsAway(response) ? await follow(settings, endpoint, response, deadline) : response;
    const value = await readResponse(settings, endpoint, found, deadline);
    settle("answered");
    return value;
  } catch (cause) {
    settle(outcomeOf(cause));
    const what = `gave no answer within ${String(timeoutMs)} ms`;
    const problem = cause instanceof TimedOut ? unreachable({ method, path, requestId }, cause, what) : cause;
    if (!(problem instanceof ApiProblem)) throw problem;
    done(problem.status);
    throw withOutcome(problem, call);
  } finally {
    deadline.lift();
  }
}

/** Lets a call out to an API that is not left alone; throws an outage otherwise, and the change was not made. */
function goOut(
  { circuit, besides = false, requestId }: ApiClientSettings,
  { method, path, answer }: EndpointSpec,
): Admitted {
  if (!circuit) return () => undefined;
  // Neither says how the API is: a part is waited for too shortly, a document may take its time.
  const tells = !besides && answer.kind !== "file";
  const settle = circuit.admit(tells);
  if (!settle) {
    const problem = unreachable(
      { method, path, requestId },
      undefined,
      "is left alone after several time-outs",
    );
    throw method === "GET" ? problem : problem.as({ standing: "unsent" });
  }
  return (outcome) => settle(outcome === "timed-out" && !tells ? "failed" : outcome);
}

/** What a failed call says of the API: one that refuses, or answers outside the contract, is there. */
function outcomeOf(cause: unknown): CallOutcome {
  if (cause instanceof TimedOut) return "timed-out";
  return cause instanceof ApiProblem && cause.status > 0 && !isOutage(cause) ? "answered" : "failed";
}

function follow(
  { baseUrl, requestId, downloadHosts = [], fetchFile = fetch }: ApiClientSettings,
  { method, path }: EndpointSpec,
  response: Answer,
  deadline: Deadline,
) {
  const fetchPlain: Fetch = (request, { signal }) => fetchFile(request, { signal });
  const where = { address: baseUrl, hosts: downloadHosts, fetch: fetchPlain };
  return followDownload(response, deadline, { ...where, method, path, requestId });
}

/** Tells what has become of a call, once. */
function callTimer({ heard, requestId }: ApiClientSettings, { method, path }: EndpointSpec) {
  if (!heard) return () => undefined;
  const started = performance.now();
  let told = false;
  return (status: number) => {
    if (told) return;
    told = true;
    heard({ method, path, status, ms: Math.round(performance.now() - started), requestId });
  };
}

/** A call with a key may be sent again where the API keeps keys: it does it once. */
function hasKey({ headers = {} }: LooseOptions): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === "idempotency-key");
}

function askedOf(settings: ApiClientSettings, endpoint: EndpointSpec, options: LooseOptions): Asked {
  const { method, path } = endpoint;
  const address = callAddress(settings.baseUrl, endpoint, options.params ?? {}, options.query);
  if (address === undefined) {
    const detail = `${path} was called with a parameter that cannot be part of a path`;
    throw new ApiProblem({ kind: "not-found", status: 404, requestId: settings.requestId, detail });
  }
  const { content, contentType } = callBody(endpoint, options.body);
  const headers = callHeaders(settings, options.headers);
  if (contentType) headers["content-type"] = contentType;
  return { url: address, method, headers, body: content };
}

function callHeaders(settings: ApiClientSettings, own: Readonly<Record<string, string>> = {}) {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) headers[name.toLowerCase()] = value;
  // Without both of these the API answers failures with pages and redirects.
  headers["x-requested-with"] = "XMLHttpRequest";
  headers.accept = "application/json";
  headers["x-request-id"] = settings.requestId;
  if (settings.clientAddress) headers["x-forwarded-for"] = settings.clientAddress;
  if (settings.userAgent) headers["user-agent"] = settings.userAgent;
  if (settings.locale) headers["accept-language"] = settings.locale;
  if (settings.token) headers.authorization = `Bearer ${settings.token}`;
  return headers;
}

async function readResponse(
  { requestId, idleMs = 15_000 }: ApiClientSettings,
  endpoint: EndpointSpec,
  response: Answer,
  deadline: Deadline,
): Promise<unknown> {
  const { answer, method, path } = endpoint;
  if (answer.kind === "file") {
    const file = { type: answer.contentType, method, path, requestId, idleMs };
    return deadline.race(readFile(response, file)).catch((cause: unknown) => {
      if (cause instanceof ApiProblem || deadline.isOver) throw cause;
      throw unreachable(file, cause, "broke off its answer");
    });
  }
  if (answer.kind === "empty") {
    await response.body?.cancel();
    return undefined;
  }
  const text = await deadline.race(response.text()).catch((cause: unknown) => {
    throw deadline.isOver ? cause : unreachable({ method, path, requestId }, cause, "broke off its answer");
  });
  try {
    return readAnswer(answer, text);
  } catch (error) {
    if (error instanceof z.ZodError) throw contractProblem(endpoint, response.status, requestId, error);
    throw error;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
