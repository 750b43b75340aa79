import type { FileInvoices } from "#contract/money/invoices.ts";

/** What of the money on account is above what the booking comes to, in cents; 0 while something is to be credited first. */
export function toGiveBack({ account, credits_needed: needed }: FileInvoices): number {
  const { received_cents: received, net_cents: net, fee_cents: fees, on_account_cents: free } = account;
  return needed.length > 0 ? 0 : Math.max(0, Math.min(free, received - net - fees));
}
