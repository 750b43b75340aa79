import { Complaints, isObject, isOneOf, oneOf } from "./complaints.ts";
import { commissionBases, type InvalidQuote, type QuoteInput } from "./quote-shapes.ts";
import type { Complaint } from "./line-answers.ts";
import { checkAgency, checkBrand, type CheckedLine, checkLine, checkStep, invalidInput } from "./validate.ts";

export type CheckedQuote = { quote: QuoteInput; lines: CheckedLine[] };

/** Reads an untrusted value as a quote, or says everything that is wrong with it. Never throws. */
export function checkQuote(input: unknown): CheckedQuote | InvalidQuote {
  const complaints = new Complaints();
  if (!isObject(input)) {
    complaints.add([], "must be an object");
    return { id: null, status: "invalid", errors: complaints.list };
  }
  if (typeof input.id !== "string") complaints.mismatch(["id"], input.id, "text");
  checkBrand(input.brand, complaints);
  checkAgency(input.agency, complaints);
  checkStep(input.sell_round_step_cents, ["sell_round_step_cents"], complaints);
  checkStep(input.pp_round_step_cents, ["pp_round_step_cents"], complaints);
  if (!isOneOf(input.commission_on, commissionBases)) {
    complaints.mismatch(["commission_on"], input.commission_on, oneOf(commissionBases));
  }
  if (!Array.isArray(input.lines)) complaints.mismatch(["lines"], input.lines, "a list of lines");
  if (complaints.list.length > 0 || !Array.isArray(input.lines)) return invalidInput(input, complaints);
  // why: every key of its own that QuoteInput names has been checked above; the lines are checked next.
  const quote = input as unknown as QuoteInput;
  return checkLines(quote, input.lines);
}

function checkLines(quote: QuoteInput, entries: readonly unknown[]): CheckedQuote | InvalidQuote {
  const { brand, agency, sell_round_step_cents: step } = quote;
  // A step of the quote is everyone's; without one each line keeps its own.
  const terms = { brand, agency, ...(step !== undefined && { sell_round_step_cents: step }) };
  const lines: CheckedLine[] = [];
  const errors: Complaint[] = [];
  entries.forEach((entry, index) => {
    const at = `lines[${index}]`;
    const merged = isObject(entry) ? { ...entry, ...terms } : entry;
    const checked = checkLine(merged);
    if ("line" in checked) lines.push(checked);
    else errors.push(...checked.errors.map(({ path, message }) => ({ path: joined(at, path), message })));
  });
  const people = lines[0]?.line.request.pax.length;
  lines.forEach(({ line }, index) => {
    if (line.request.pax.length === people) return;
    errors.push({ path: `lines[${index}].request.pax`, message: "must name the same people on every line" });
  });
  return errors.length > 0 ? { id: quote.id, status: "invalid", errors } : { quote, lines };
}

function joined(at: string, path: string): string {
  return path === "" ? at : `${at}.${path}`;
}
