import type { z } from "zod";
import { writeMessage } from "#app/forms/message.ts";

type Issue = z.core.$ZodIssue;

/** Says a schema's issue in the words of our rules, so that server and browser speak alike. `filled`: something was typed. */
export function messageOfIssue(issue: Issue, filled: boolean): string {
  if (issue.code === "invalid_type") return filled ? typeMessage(issue.expected) : say("required");
  if (issue.code === "too_small") return sizeMessage(issue, "minLength", "tooSmall", Number(issue.minimum));
  if (issue.code === "too_big") return sizeMessage(issue, "length", "tooBig", Number(issue.maximum));
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
  if (issue.origin !== "string") return say(ofNumber, { [side]: bound });
  if (issue.exact) return say("exactLength", { exact: bound });
  return side === "min" && bound === 1 ? say("required") : say(ofText, { [side]: bound });
}
