import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { TravelMonth } from "#contract/catalogue/packages/package.ts";
import { RefusalCode } from "#contract/catalogue/pricing/refusal.ts";
import { Cents, Currency, DateOnly, TranslatedText, Uid } from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

/**
 * What stands in the way of a start: no service chosen, one that is not sold, no rate, nothing sold that day, too short a
 * stay, the party.
 */
export const TestObstacle = z.enum(["no_option", "not_sold", "no_rate", "closed", "min_stay", "party"]);
export type TestObstacle = z.infer<typeof TestObstacle>;

/** A service that has no price on some starts of the month, and the first reason it gave. */
export const TestProblem = z.object({
  slot: Uid,
  day_no: z.int(),
  option: z.string().nullable(),
  name: TranslatedText.nullable(),
  obstacle: TestObstacle,
  code: RefusalCode.nullable(),
  /** The first day of service that was refused, and how many starts of the month are. */
  date: DateOnly,
  starts: z.int(),
});
export type TestProblem = z.infer<typeof TestProblem>;

/**
 * A month in a class. `ok`: some start has firm rates throughout; `estimate`: only with rates that are an estimate;
 * else what stands in the way of most starts. Two adults in a double, or as few people as the package takes.
 */
export const PackageTestCell = z.object({
  month: TravelMonth,
  class: OptionClass,
  outcome: z.enum(["ok", "estimate", ...TestObstacle.options]),
  starts: z.int(),
  /** Starts with firm rates. */
  firm: z.int(),
  /** The least that each of them pays, in selling prices without any agency's terms; null without a price. */
  per_person_cents: Cents.nullable(),
  problems: z.array(TestProblem),
});
export type PackageTestCell = z.infer<typeof PackageTestCell>;

/** The newest test of a package in short. */
export const TestSummary = z.object({
  at: z.iso.datetime({ offset: true }),
  cells: z.int(),
  ok: z.int(),
  /** Nothing that may move a price was changed since. */
  current: z.boolean(),
});
export type TestSummary = z.infer<typeof TestSummary>;

export const PackageTest = TestSummary.extend({
  by: z.string().nullable(),
  currency: Currency,
  matrix: z.array(PackageTestCell),
});
export type PackageTest = z.infer<typeof PackageTest>;

/** `cut_off`: the process that ran it ended in the middle. */
export const TestJob = z.object({
  uid: Uid,
  status: z.enum(["running", "done", "stopped", "failed", "cut_off"]),
  started_at: z.iso.datetime({ offset: true }),
  started_by: z.string().nullable(),
  ended_at: z.iso.datetime({ offset: true }).nullable(),
  packages: z.int(),
  total: z.int(),
  done: z.int(),
  stop_asked: z.boolean(),
  /** The package under way, where the reader may see it. */
  current: z.object({ uid: Uid, ref: z.string(), name: TranslatedText }).nullable(),
});
export type TestJob = z.infer<typeof TestJob>;

const tag = "office packages";
const test = { audience: "office", permission: "quick-quote.test" } as const;
const view = { audience: "office", permission: "quick-quote.view" } as const;

export const startPackageTest = defineEndpoint({
  method: "POST",
  path: "/api/office/package-tests",
  summary: "Price packages in the background over the coming twelve months in all their classes",
  tag,
  access: test,
  /** Without uids all that are not retired. */
  body: z.object({ uids: z.array(Uid).min(1).max(1000).optional() }),
  answer: item(TestJob),
  keepsAnswer: false,
  status: 201,
});

export const showPackageTestJob = defineEndpoint({
  method: "GET",
  path: "/api/office/package-tests/latest",
  summary: "How far the newest test of packages is; null before the first",
  tag,
  access: view,
  answer: item(TestJob.nullable()),
});

export const stopPackageTest = defineEndpoint({
  method: "POST",
  path: "/api/office/package-tests/{uid}/stop",
  summary: "Stop a test of packages after the month under way; what was tested stays",
  tag,
  access: test,
  params: z.object({ uid: Uid }),
  answer: item(TestJob),
});

export const showPackageTest = defineEndpoint({
  method: "GET",
  path: "/api/office/packages/{uid}/test",
  summary: "The newest test of a package, month by month in each class; null before the first",
  tag,
  access: view,
  params: z.object({ uid: Uid }),
  answer: item(PackageTest.nullable()),
});

export const packageTestEndpoints = [
  startPackageTest,
  showPackageTestJob,
  stopPackageTest,
  showPackageTest,
] as const;
