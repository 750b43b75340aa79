import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { YieldLine } from "#contract/sales/yields/file-yield.ts";

/** Where a price comes from; of one that no rate made also why, and by whom. */
export function SourceWords({ line }: { line: YieldLine }) {
  const { t } = useTranslation("fileYield");
  const { source, reason, priced_by: by } = line;
  const isByHand = source === "override" || source === "manual";
  return (
    <>
      {isByHand || source === "estimate" ? (
        <Badge tone="amber">{t(`sources.${source}`)}</Badge>
      ) : (
        <span>{t(`sources.${source ?? "none"}`)}</span>
      )}
      {isByHand ? (
        <span className="mt-0.5 block text-xs text-pretty text-muted-foreground">
          {[...(reason ? [reason] : []), by ? t("lines.byName", { name: by }) : t("lines.byNobody")].join(
            " · ",
          )}
        </span>
      ) : null}
    </>
  );
}

/** What a service would cost today, and how far that is from what it was bought at. */
export function DriftWords({ line }: { line: YieldLine }) {
  const { t } = useTranslation("fileYield");
  const locale = useLocale();
  const { drift } = line;
  if (!("today_cents" in drift)) {
    const word = t(`drift.kinds.${drift.kind}`);
    if (drift.kind === "no_rate") return <Badge tone="amber">{word}</Badge>;
    return <span className="text-xs text-muted-foreground">{word}</span>;
  }
  const percent =
    drift.diff_bps === null ? null : `${sign(drift.diff_bps)}${formatPercent(drift.diff_bps, locale)}`;
  const change = `${sign(drift.diff_cents)}${formatAmount(drift.diff_cents, locale)}`;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatAmount(drift.today_cents, locale)}</span>
      {drift.kind === "same" ? (
        <span className="block text-xs text-muted-foreground">{t("drift.kinds.same")}</span>
      ) : (
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-xs tabular-nums">
          {percent === null ? change : `${change} (${percent})`}
          {drift.kind === "beyond" ? <Badge tone="amber">{t("drift.kinds.beyond")}</Badge> : null}
        </span>
      )}
    </>
  );
}

function sign(amount: number): string {
  return amount > 0 ? "+" : "";
}
