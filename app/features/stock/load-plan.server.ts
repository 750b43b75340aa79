import { data } from "react-router";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { ApiProblem, isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { StockPlan } from "#contract/catalogue/stock/stock-changes.ts";

/** What a change would do now, or why it cannot be made any more. */
export async function loadPlan(
  read: () => Promise<StockPlan>,
): Promise<{ plan: StockPlan | null; problems: string[] }> {
  try {
    return { plan: await read(), problems: [] };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.kind !== "invalid") throw error;
    return { plan: null, problems: Object.values(error.errors).flat() };
  }
}

/** Makes a change that was looked at, or says why not; the page then shows what it would do by now. */
export async function makeChange(make: () => Promise<Response>) {
  try {
    return await make();
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    return data<RecordAnswer>({ refusal: messageForUser(error) }, { status: error.status });
  }
}
