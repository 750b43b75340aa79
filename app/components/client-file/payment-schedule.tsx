import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { isCancelled } from "#app/domain/file-statuses.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileAccount } from "#contract/money/account.ts";
import type { AgentFile, OfficeFile } from "#contract/sales/client-files/client-file.ts";

type File = Pick<AgentFile | OfficeFile, "kind" | "status">;
type PaymentScheduleProps = { account: Pick<FileAccount, "schedule" | "terms" | "currency">; file: File };

/** Which payments fall due when: as agreed with the booking, or as it would be for a quote. */
export function PaymentSchedule({ account, file }: PaymentScheduleProps) {
  const { t } = useTranslation("fileAccount");
  const locale = useLocale();
  const { payments, standing } = account.schedule;
  const [first] = payments;
  const isLate = standing === "proposed" && payments.length === 1 && first?.due_on === null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("schedule.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-3">
        {payments.length === 0 ? (
          <>
            <p className="font-medium">{t("schedule.none")}</p>
            <p className="text-pretty text-muted-foreground">{t(`schedule.${reasonOf(file)}`)}</p>
          </>
        ) : (
          <>
            <ol className="divide-y divide-border border-y border-border">
              {payments.map(({ kind, due_on: dueOn, cents }) => (
                <li key={kind} className="flex items-baseline justify-between gap-4 py-2.5">
                  <span className="min-w-0">
                    <span className="font-medium">
                      {t(`schedule.${payments.length === 1 ? "full" : kind}`)}
                    </span>
                    <span className="block text-muted-foreground">
                      {dueOn === null ? t("schedule.onConfirmation") : formatDayLong(dueOn, locale)}
                    </span>
                  </span>
                  <span className="shrink-0 tabular-nums">
                    {formatMoneyWithCode(cents, account.currency, locale)}
                  </span>
                </li>
              ))}
            </ol>
            <p className="text-xs text-pretty text-muted-foreground">
              {isLate ? `${t("schedule.late", { count: account.terms.balance_days_before })} ` : null}
              {t(standing === "proposed" ? "schedule.proposed" : "schedule.agreed")}
            </p>
          </>
        )}
      </CardContent>
    </Card>
  );
}

function reasonOf({ kind, status }: File) {
  if (status === "Expired") return "noneExpired";
  if (isCancelled({ status })) return "noneCancelled";
  return kind === "quote" ? "noneQuote" : "noneBooking";
}
