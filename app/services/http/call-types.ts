import type { z } from "zod";
import type { EndpointSpec } from "#contract/endpoint.ts";
import type { Page } from "#contract/envelope.ts";
import type { Answer } from "./ways.ts";

/** A download on its way; `stream` has not been read yet. */
export type FileAnswer = {
  stream: ReadableStream<Uint8Array>;
  /** Safe to save under, with an ending; undefined if the server named none. */
  fileName: string | undefined;
  contentType: string;
  /** Bytes, if the server said so. */
  contentLength: number | undefined;
  headers: Answer["headers"];
};

/** What a successful call of the endpoint resolves to. */
export type AnswerOf<Spec extends EndpointSpec> = Spec["answer"] extends {
  kind: infer Kind;
  schema: infer Schema extends z.ZodType;
}
  ? Kind extends "page"
    ? Page<z.output<Schema>>
    : z.output<Schema>
  : Spec["answer"] extends { kind: "file" }
    ? FileAnswer
    : void;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type PathParams<Spec extends EndpointSpec> = Spec extends { params: infer Params extends z.ZodObject }
  ? z.input<Params>
  : Readonly<Record<ParamNames<Spec["path"]>, string | number>>;

type WithParams<Spec extends EndpointSpec> = [ParamNames<Spec["path"]>] extends [never]
  ? { params?: undefined }
  : { params: PathParams<Spec> };

type WithQuery<Spec extends EndpointSpec> = Spec extends { query: infer Query extends z.ZodType }
  ? Partial<z.input<Query>> extends z.input<Query>
    ? { query?: z.input<Query> }
    : { query: z.input<Query> }
  : { query?: undefined };

/** A form that was uploaded as it is may stand for the body. */
type WithBody<Spec extends EndpointSpec> = Spec extends { body: infer Body extends z.ZodType }
  ? { body: z.input<Body> | FormData }
  : { body?: undefined };

type OwnHeaders = Readonly<Record<string, string>>;

/**
 * Headers of this call only; they cannot replace the client's own. What is made anew must name the key by which it
 * counts once (`onceFor`), unless its answer cannot be kept for a key.
 */
type WithHeaders<Spec extends EndpointSpec> = Spec extends { keepsAnswer: false } | { bodyAs: "multipart" }
  ? { headers?: OwnHeaders }
  : Spec extends { status: 201 }
    ? { headers: OwnHeaders }
    : { headers?: OwnHeaders };

export type CallOptions<Spec extends EndpointSpec> = WithParams<Spec> &
  WithQuery<Spec> &
  WithBody<Spec> &
  WithHeaders<Spec> & { signal?: AbortSignal };

/** The options can be left out where the endpoint asks for nothing. */
export type CallArguments<Spec extends EndpointSpec> =
  Partial<CallOptions<Spec>> extends CallOptions<Spec>
    ? [options?: CallOptions<Spec>]
    : [options: CallOptions<Spec>];

/** The options of a call once its endpoint's types have done their work. */
export type LooseOptions = {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};
