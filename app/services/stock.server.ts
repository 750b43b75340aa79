import type { ApiClient } from "#app/services/http/api-client.ts";
import { showOwnStock, showOwnStockChoices } from "#contract/catalogue/stock/own-stock.ts";
import {
  changeOwnStopSell,
  changeStopSell,
  makeOwnStockChange,
  makeStockChange,
  planOwnStockChange,
  planStockChange,
  type OwnStockChangeInput,
  type StockChangeInput,
  type StopSellInput,
} from "#contract/catalogue/stock/stock-changes.ts";
import {
  showStockAnswer,
  showStockChoices,
  showStockDay,
  showStockMonth,
} from "#contract/catalogue/stock/stock.ts";

type MonthQuery = { month?: string; product?: string; page: number };
type Question = { product: string; agency?: string; date_from: string; days: number; units: number };

/** The stock of a supplier, as the office sees and sets it. */
export const stockService = (api: ApiClient, uid: string) => ({
  month: (query: MonthQuery) => api.call(showStockMonth, { params: { uid }, query }),
  choices: () => api.call(showStockChoices, { params: { uid } }),
  day: (product: string, date: string) => api.call(showStockDay, { params: { uid, product, date } }),
  why: (query: Question) => api.call(showStockAnswer, { params: { uid }, query }),
  plan: (body: StockChangeInput) => api.call(planStockChange, { params: { uid }, body }),
  change: (body: StockChangeInput & { fingerprint: string }) =>
    api.call(makeStockChange, { params: { uid }, body }),
  stopSell: (body: StopSellInput) => api.call(changeStopSell, { params: { uid }, body }),
});

/** What a supplier keeps for us, as it sees and sets it itself. */
export const ownStockService = (api: ApiClient) => ({
  month: (query: MonthQuery) => api.call(showOwnStock, { query }),
  choices: () => api.call(showOwnStockChoices, { query: {} }),
  plan: (body: OwnStockChangeInput) => api.call(planOwnStockChange, { body }),
  change: (body: OwnStockChangeInput & { fingerprint: string }) => api.call(makeOwnStockChange, { body }),
  stopSell: (body: StopSellInput) => api.call(changeOwnStopSell, { body }),
});
