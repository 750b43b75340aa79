/** What was sent of the feedback form and not taken. */
export type FeedbackAttempt = {
  /** As it was sent; empty where nothing was chosen. */
  rating: string;
  comment: string;
  /** The server's messages beside the fields. */
  errors: { rating?: string; comment?: string };
  /** Why it was not taken as a whole, in the reader's language. */
  message: string | null;
};
