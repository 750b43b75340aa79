import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { ChangeProposal } from "#contract/sales/bookings/change.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

/** An amount with its sign, as a difference is read. */
export function formatDifference(cents: number, currency: Currency, locale: Locale): string {
  const amount = formatMoney(Math.abs(cents), currency, locale);
  if (cents === 0) return amount;
  return `${cents > 0 ? "+" : "−"}${amount}`;
}

type ProposalSumsProps = { proposal: ChangeProposal; currency: Currency };

/** What the booking costs before and after, the difference, and what taking services out costs. */
export function ProposalSums({ proposal, currency }: ProposalSumsProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const { totals_before: before, totals_after: after } = proposal;
  const onNet = before.sell_cents === null;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const ofServices = proposal.services.reduce((sum, one) => sum + one.after_cents - one.before_cents, 0);
  const rounding = proposal.difference_cents - ofServices;
  const signed = (cents: number) => formatDifference(cents, currency, locale);
  const rows = [
    { id: "before", amount: money(before.sell_cents ?? before.net_cents), strong: false },
    { id: "after", amount: money(after.sell_cents ?? after.net_cents), strong: false },
    { id: "difference", amount: signed(proposal.difference_cents), strong: true },
    ...(rounding === 0 ? [] : [{ id: "rounding" as const, amount: signed(rounding), strong: false }]),
    ...(proposal.fee_cents > 0
      ? [{ id: "fees" as const, amount: money(proposal.fee_cents), strong: false }]
      : []),
  ] as const;
  return (
    <div className="border-t border-border bg-muted px-5 py-3">
      <dl className="space-y-1">
        {rows.map(({ id, amount, strong }) => (
          <div
            key={id}
            className={cn("flex items-baseline justify-between gap-4", strong && "text-base font-semibold")}
          >
            <dt className={strong ? undefined : "text-muted-foreground"}>{t(`sums.${id}`)}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-xs text-muted-foreground">
        {onNet
          ? t("sums.onNet")
          : t("sums.commission", {
              before: money(before.commission_cents ?? 0),
              after: money(after.commission_cents ?? 0),
            })}
      </p>
    </div>
  );
}
