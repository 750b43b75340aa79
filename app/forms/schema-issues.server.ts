import type { z } from "zod";
import type { Format } from "#app/domain/typed-values.ts";
import { writeMessage } from "#app/forms/message.ts";

type Issue = z.core.$ZodIssue;

/**
 * Says a schema's issue in the words of our rules, so that server and browser speak alike. `filled`: something was
 * typed. `format`: how it was typed; bounds of amounts are told as they are typed.
 */
export function messageOfIssue(issue: Issue, filled: boolean, format?: Format): string {
  if (issue.code === "invalid_type") {
    if (!filled) return say("required");
    return format ? say(format) : typeMessage(issue.expected);
  }
  const unit = format === "money" || format === "percent" ? 100 : 1;
  if (issue.code === "too_small")
    return sizeMessage(issue, "minLength", "tooSmall", Number(issue.minimum) / unit);
  if (issue.code === "too_big") return sizeMessage(issue, "length", "tooBig", Number(issue.maximum) / unit);
  if (issue.code === "invalid_value") return say("choice");
  if (issue.code === "invalid_format") return formatMessage(issue.format);
  // A refinement that names one of our keys speaks in our words, any other in its own.
  if (issue.code === "custom" && issue.message.startsWith("validation:")) return issue.message;
  return say("invalid");
}

function say(key: string, params?: Record<string, number>): string {
  return writeMessage({ key, params });
}

function typeMessage(expected: string): string {
  if (expected === "number" || expected === "int") return say("number");
  return expected === "date" ? say("date") : say("invalid");
}

function formatMessage(format: string): string {
  if (format === "email") return say("email");
  return format === "date" ? say("date") : say("invalid");
}

type SizeIssue = Extract<Issue, { code: "too_small" | "too_big" }>;

function sizeMessage(issue: SizeIssue, ofText: string, ofNumber: string, bound: number): string {
  const side = issue.code === "too_small" ? "min" : "max";
  if (issue.origin === "array") return say(side === "min" ? "tooFew" : "tooMany", { [side]: bound });
  if (issue.origin !== "string") return say(ofNumber, { [side]: bound });
  if (issue.exact) return say("exactLength", { exact: bound });
  return side === "min" && bound === 1 ? say("required") : say(ofText, { [side]: bound });
}
