import { data } from "react-router";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { isRefusedWith } from "#app/services/http/while-found.server.ts";
import type { StockPlan } from "#contract/catalogue/stock/stock-changes.ts";

/** What a change would do now; null where it cannot be made any more, which the form says when it is sent. */
export async function loadPlan(read: () => Promise<StockPlan>): Promise<StockPlan | null> {
  try {
    return await read();
  } catch (error) {
    if (!isRefusedWith(error, 422)) throw error;
    return null;
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
