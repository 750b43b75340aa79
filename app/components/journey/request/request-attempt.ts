/** An answer that was not taken: what was typed, and what is wrong with it by the name of its field. */
export type RequestAttempt = {
  answer: string;
  confirmation_no: string;
  remarks: string;
  decline_reason: string;
  alternative: string;
  errors: Record<string, string>;
  /** Of the whole answer, in the reader's language. */
  message: string | null;
};
