import type { TFunction } from "i18next";

type Found = { available: number; onRequest: number };

/** In one sentence what a check found: how many services are had at once and how many have to be asked for. */
export function availabilitySummary({ available, onRequest }: Found, t: TFunction<"availability">): string {
  const total = available + onRequest;
  if (total === 0) return t("summary.nothing");
  const atOnce = available === 0 ? t("summary.none") : t("summary.available", { count: available, total });
  if (onRequest === 0) return t("summary.plain", { text: atOnce });
  return t("summary.both", {
    available: atOnce,
    onRequest: t("summary.onRequest", { count: onRequest }),
  });
}
