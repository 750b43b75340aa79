import { data, href, redirect } from "react-router";
import { BulkAnswer } from "#contract/sales/supplier-requests/bulk-calls.ts";
import { mostAtOnce } from "#contract/sales/supplier-requests/most-at-once.ts";

const uidForm = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The requests and the answer that an address names. */
export function choiceOf({ searchParams }: URL): { answer: BulkAnswer; uids: string[] } | null {
  const answer = BulkAnswer.safeParse(searchParams.get("answer"));
  const uids = [...new Set((searchParams.get("requests") ?? "").split("_"))].filter((uid) =>
    uidForm.test(uid),
  );
  if (!answer.success || uids.length === 0 || uids.length > mostAtOnce) return null;
  return { answer: answer.data, uids };
}

/** From the ticked rows to the page that asks what is needed; what was ticked wrongly is said on the list. */
export function toAnswer(form: FormData) {
  const uids = [...new Set(form.getAll("ids"))].filter(
    (uid): uid is string => typeof uid === "string" && uidForm.test(uid),
  );
  if (uids.length === 0) return data({ bulkProblem: "none" as const }, { status: 422 });
  if (uids.length > mostAtOnce) return data({ bulkProblem: "many" as const }, { status: 422 });
  const answer = BulkAnswer.safeParse(form.get("bulk"));
  if (!answer.success) throw data(null, { status: 400 });
  const query = new URLSearchParams({ answer: answer.data, requests: uids.join("_") });
  return redirect(`${href("/supplier-app/requests/answer")}?${query}`);
}
