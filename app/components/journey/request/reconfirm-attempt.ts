/** An answer to a reconfirmation that was not taken: what was typed, and what is wrong with it by the name of its field. */
export type ReconfirmAttempt = {
  /** The service that it is about; empty where it is about all. */
  uid: string;
  answer: string;
  words: string;
  errors: { answer?: string; words?: string };
  /** Of the whole answer, in the reader's language. */
  message: string | null;
};
