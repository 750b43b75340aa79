import { textOf } from "#app/forms/use-app-form.ts";
import type { ReconfirmInput } from "#contract/sales/reconfirmation/reconfirmation.ts";
import { ReconfirmAnswer } from "#contract/sales/supplier-requests/status.ts";

/** What a form of reconfirmations says: the same answer about each service that it names. */
export type PostedReconfirmation = {
  answer: ReconfirmAnswer | null;
  words: string;
  /** The services with the versions that were read. */
  items: { uid: string; lock_version: number }[];
};

/** Reads the answer that a form of reconfirmations was sent with. */
export function readReconfirmation(form: FormData): PostedReconfirmation {
  const items = textOf(form, "items")
    .split(" ")
    .flatMap((named) => {
      const [uid = "", version] = named.split(".");
      return uid === "" ? [] : [{ uid, lock_version: Number(version) || 0 }];
    });
  const answer = ReconfirmAnswer.safeParse(textOf(form, "answer"));
  return { answer: answer.success ? answer.data : null, words: textOf(form, "words").trim(), items };
}

/** The same as the call takes it. */
export function inputsOf(answer: ReconfirmAnswer, { items, words }: PostedReconfirmation): ReconfirmInput[] {
  return items.map((item) => ({ ...item, answer, words: answer === "as_booked" ? "" : words }));
}
