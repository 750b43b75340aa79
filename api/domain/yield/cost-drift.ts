import { divideRounded } from "#api/domain/rounding.ts";
import type { CostDrift } from "#contract/sales/yields/file-yield.ts";

/** What a service costs at the rates of today: cents, `no_rate`, or null where it is not compared. */
export type CostToday = number | "no_rate" | null;

/** How what a service was bought at stands against the rates of today; warned of from the threshold on. */
export function driftOf(bought: number, today: CostToday, thresholdBps: number): CostDrift {
  if (today === null) return { kind: "not_compared" };
  if (today === "no_rate") return { kind: "no_rate" };
  const diff = today - bought;
  const bps = bought === 0 ? null : divideRounded(diff * 10_000, bought);
  const isBeyond = diff !== 0 && (bps === null || Math.abs(bps) >= thresholdBps);
  return {
    kind: diff === 0 ? "same" : isBeyond ? "beyond" : "within",
    today_cents: today,
    diff_cents: diff,
    diff_bps: bps,
  };
}
