import type { StockLine } from "#contract/catalogue/stock/stock.ts";

/** How each state of a day looks: a colour, and a sign for those who do not tell it by the colour. */
export const stockLooks = {
  open: { sign: "", tone: "green", className: "bg-status-green-soft text-status-green-foreground" },
  full: { sign: "×", tone: "red", className: "bg-status-red-soft text-status-red-foreground" },
  released: {
    sign: "↩",
    tone: "neutral",
    className: "bg-status-neutral-soft text-status-neutral-foreground",
  },
  stopped: {
    sign: "⊘",
    tone: "red",
    className:
      "bg-status-red-soft font-semibold text-status-red-foreground ring-1 ring-status-red ring-inset",
  },
  freesale: { sign: "∞", tone: "green", className: "bg-status-green-soft text-status-green-foreground" },
  request: { sign: "?", tone: "amber", className: "bg-status-amber-soft text-status-amber-foreground" },
} as const satisfies Record<StockLine["state"], object>;

/** The states in the order of the legend. */
export const stockStates = ["open", "full", "released", "stopped", "freesale", "request"] as const;
