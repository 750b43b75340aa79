import { z } from "zod";
import { StockChoices, StockMonth, StockMonthQuery } from "#contract/catalogue/stock/stock.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";

export const showOwnStock = defineEndpoint({
  method: "GET",
  path: "/api/supplier/stock",
  summary: "The own stock in a month, as far as it is for every agency",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "bookings.view" },
  query: StockMonthQuery,
  answer: item(StockMonth),
});

export const showOwnStockChoices = defineEndpoint({
  method: "GET",
  path: "/api/supplier/stock-choices",
  summary: "Own products whose stock can be set",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "bookings.view" },
  query: z.object({}),
  answer: item(StockChoices.pick({ products: true })),
});

export const ownStockEndpoints = [showOwnStock, showOwnStockChoices] as const;
