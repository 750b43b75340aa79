/** Travels with a form, so that a second sending of it counts once. */
export type FormKey = { name: string; value: string };

/** An answer that was not taken: what was typed, and what is wrong with it by the name of its field. */
export type QuoteAttempt = {
  intent: string;
  name: string;
  agreed: boolean;
  options: string[];
  body: string;
  reason: string;
  errors: Record<string, string>;
  /** Of the whole answer, in the reader's language. */
  message: string | null;
};
