import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { BasisPoints, Cents, DateOnly } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

const Days = z.int().min(0).max(365);

/** The settings of bookings and their money, which hold for all brands. */
export const BookingSettingsInput = z.object({
  /** The last day of the books that are closed; without one all are open. */
  locked_until: DateOnly.optional(),
  deposit_bps: BasisPoints.min(0).max(10_000),
  balance_days_before: Days,
  quote_valid_days: z.int().min(1).max(365),
  card_surcharge_bps: BasisPoints.min(0).max(1000),
  payment_reminders: z.boolean().default(false),
  /** The oldest a child and an infant can be, in years, where nothing else says so. */
  child_max_age_default: z.int().min(1).max(20),
  infant_max_age_default: z.int().min(0).max(10),
  /** Prices are rounded up to whole steps; 0 for none. */
  sell_round_step_cents: Cents.min(0).max(10_000),
  pp_round_step_cents: Cents.min(0).max(10_000),
  /** A service is marked in the yield once its cost differs by so much from today's rate. */
  cost_drift_warning_bps: BasisPoints.min(0).max(10_000),
  /** So many looks for a booking by its reference from one address. */
  lookup_per_minute: z.int().min(1).max(1000),
});
export type BookingSettingsInput = z.output<typeof BookingSettingsInput>;

export const BookingSettings = BookingSettingsInput.extend({
  locked_until: DateOnly.nullable(),
  payment_reminders: z.boolean(),
  lock_version: z.int(),
});
export type BookingSettings = z.infer<typeof BookingSettings>;

const path = "/api/office/booking-settings";
const shared = {
  tag: "settings",
  access: { audience: "office", permission: "booking-settings.edit" },
} as const;

export const bookingSettings = {
  show: defineEndpoint({
    ...shared,
    method: "GET",
    path,
    summary: "The settings of bookings and their money",
    answer: item(BookingSettings),
  }),
  save: defineEndpoint({
    ...shared,
    method: "PUT",
    path,
    summary: "Change the settings of bookings and their money",
    body: z.intersection(BookingSettingsInput, Version),
    answer: item(BookingSettings),
  }),
  history: defineEndpoint({
    ...shared,
    method: "GET",
    path: `${path}/history`,
    summary: "Who changed which of these settings",
    query: HistoryQuery,
    answer: page(AuditEntry),
  }),
};

export const bookingSettingEndpoints = Object.values(bookingSettings);
