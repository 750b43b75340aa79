/**
 * What an account can do so often only, counted for itself and for its agency: a quote sent to a client, an address that
 * is written to for the first time, a message, a new quote.
 */
export const limitedDeeds = ["quote_sends", "new_recipients", "messages", "quotes"] as const;
export type LimitedDeed = (typeof limitedDeeds)[number];
