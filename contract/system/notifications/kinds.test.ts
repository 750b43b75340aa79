import { expect, test } from "vitest";
import {
  isWanted,
  kindsFor,
  NotificationChoices,
  NotificationContent,
  notificationKinds,
} from "#contract/system/notifications/kinds.ts";

test("each audience has its own kinds, and every kind has an audience", () => {
  const kinds = [kindsFor("office"), kindsFor("agent"), kindsFor("supplier")];
  const ofQuotes = ["quote.viewed", "quote.accepted", "quote.declined", "quote.question"];
  expect(kinds).toEqual([
    [
      "file.assigned",
      "files.assigned",
      "task.given",
      "alert.published",
      "booking.requested",
      ...ofQuotes,
      "file.message",
      "booking.cancelled",
      "seats.expired",
      "booking.change-requested",
      "booking.change-withdrawn",
      "booking.changed",
      "supplier.answered",
      "supplier.silent",
      "supplier.reconfirmation",
      "stock.supplier-changed",
      "review.received",
      "payment.received",
      "account.to-settle",
      "payment.parked",
      "rates.arrived",
      "attachment.expiring",
      "limit.reached",
    ],
    [
      "alert.published",
      "itinerary.updated",
      ...ofQuotes,
      "file.message",
      "booking.cancelled",
      "seats.expired",
      "booking.changed",
      "supplier.answered",
      "payment.received",
      "booking.change-answered",
    ],
    [
      "request.received",
      "reconfirmation.received",
      "allotment.sold",
      "allotment.given-back",
      "allotment.changed",
    ],
  ]);
  expect(new Set(kinds.flat())).toEqual(new Set(Object.keys(notificationKinds)));
});

test("every kind says which facts it carries", () => {
  const described = NotificationContent.options.map(({ shape }) => shape.kind.value);
  expect(described.toSorted()).toEqual(Object.keys(notificationKinds).toSorted());
});

test("a kind follows its own setting until a person chooses otherwise", () => {
  expect(isWanted({}, "file.assigned", "bell")).toBe(true);
  expect(isWanted({ "file.assigned": { bell: false } }, "file.assigned", "bell")).toBe(false);
  expect(isWanted({ "alert.published": { bell: false } }, "file.assigned", "bell")).toBe(true);
  expect(isWanted({ "file.assigned": {} }, "file.assigned", "bell")).toBe(true);
});

test("choices about unknown kinds or ways are refused", () => {
  expect(NotificationChoices.safeParse({ "file.lost": { bell: true } }).success).toBe(false);
  expect(NotificationChoices.safeParse({ "file.assigned": { pigeon: true } }).success).toBe(false);
  expect(NotificationChoices.safeParse({}).success).toBe(true);
});
