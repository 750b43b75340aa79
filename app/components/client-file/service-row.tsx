import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { AvailabilityNote } from "#app/components/availability/availability-note.tsx";
import type { LineTools } from "#app/components/client-file/line-tools.ts";
import { NewPrice } from "#app/components/client-file/new-price.tsx";
import type { PriceColumn } from "#app/components/client-file/price-columns.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays, formatInstant } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { hasAmount, hasPrice, nightsOf } from "#app/domain/service-line.ts";
import { cn } from "#app/lib/cn.ts";
import { clockRange } from "#contract/clock.ts";
import type { AgentServiceLine } from "#contract/sales/client-files/client-file.ts";

type ServiceRowProps<Line> = {
  line: Line;
  prices: readonly PriceColumn<Line>[];
  timeZone: string;
  tools?: LineTools<Line> | undefined;
  /** Further lines below the name. */
  children?: ReactNode;
};

const rowClasses = cn(
  "border-b border-border align-top last:border-b-0",
  "phone:grid phone:grid-cols-[1fr_auto] phone:gap-x-3 phone:gap-y-1.5 phone:px-4 phone:py-3",
);

const cellClasses = "px-3 py-2 phone:block phone:p-0 print:px-1.5 print:py-1";

/** On a phone a line of its own: the name of the column, then the value. */
const namedOnPhone = cn(
  "phone:order-1 phone:col-span-2 phone:flex phone:justify-between phone:ps-6.5",
  "phone:before:text-muted-foreground phone:before:content-[attr(data-label)]",
);

/** One service; on a phone a small card of its own, its prices named line by line. */
export function ServiceRow<Line extends AgentServiceLine>(props: ServiceRowProps<Line>) {
  const { line, prices, timeZone, tools, children } = props;
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  const priced = hasPrice(line);
  return (
    <tr role="row" className={rowClasses}>
      <th
        role="rowheader"
        scope="row"
        className={cn(
          cellClasses,
          "ps-4 text-start font-normal",
          tools ? "phone:-order-2" : "phone:col-span-2",
        )}
      >
        <ServiceName line={line} tick={tools?.tick(line)}>
          <NewPrice line={line} prices={prices} />
          {children}
        </ServiceName>
      </th>
      <td role="cell" className={cn(cellClasses, "whitespace-nowrap phone:ps-6.5")}>
        <When line={line} />
      </td>
      <td
        role="cell"
        data-label={t("services.quantity")}
        className={cn(cellClasses, "text-end", priced ? namedOnPhone : "phone:hidden")}
      >
        {priced ? line.qty : null}
      </td>
      <td role="cell" className={cellClasses}>
        {priced ? <LineStatus line={line} /> : null}
        {line.availability ? (
          <AvailabilityNote found={line.availability} timeZone={timeZone} className="mt-1 max-w-52" />
        ) : null}
      </td>
      <td
        role="cell"
        data-label={t("services.confirmation")}
        className={cn(cellClasses, isConfirmed(line) ? cn(namedOnPhone, "phone:text-end") : "phone:hidden")}
      >
        <Confirmation line={line} timeZone={timeZone} />
      </td>
      {prices.map(({ id, header, cents }) => {
        const amount = hasAmount(line) ? cents(line) : null;
        return (
          <td
            key={id}
            role="cell"
            data-label={header}
            className={cn(
              cellClasses,
              "text-end whitespace-nowrap last:pe-4 phone:last:pe-0",
              amount === null ? "phone:hidden" : namedOnPhone,
            )}
          >
            {amount === null ? null : formatAmount(amount, locale)}
          </td>
        );
      })}
      {tools ? (
        <td role="cell" className={cn(cellClasses, "py-1 ps-0 print:hidden phone:-order-1")}>
          {tools.menu(line)}
        </td>
      ) : null}
    </tr>
  );
}

function LineStatus({ line }: { line: AgentServiceLine }) {
  const { t } = useTranslation("clientFiles");
  if (!hasAmount(line)) return <Badge tone="red">{t("services.noPrice")}</Badge>;
  if (!line.estimate) return <StatusBadge machine="line" code={line.status} />;
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge machine="line" code={line.status} />
      <Badge tone="amber">{t("services.estimate")}</Badge>
    </span>
  );
}

type ServiceNameProps = { line: AgentServiceLine; tick: ReactNode; children: ReactNode };

function ServiceName({ line, tick, children }: ServiceNameProps) {
  const { t } = useTranslation("clientFiles");
  return (
    <span className="flex items-start gap-2.5">
      {tick ? <span className="flex h-5 items-center print:hidden">{tick}</span> : null}
      <ServiceTypeIcon code={line.service_type} className="mt-0.5" />
      <span className="min-w-0 space-y-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium">{line.name}</span>
          {line.kind === "included" ? null : <Badge tone="outline">{t(`services.kinds.${line.kind}`)}</Badge>}
        </span>
        {[line.supplier_name, line.comment, line.remarks].map((text, index) =>
          text ? (
            <span key={index} className="block max-w-[70ch] text-xs text-muted-foreground">
              {text}
            </span>
          ) : null,
        )}
        {children}
      </span>
    </span>
  );
}

function When({ line }: { line: AgentServiceLine }) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  const nights = nightsOf(line);
  const details = [
    nights === null ? null : t("services.nights", { count: nights }),
    clockRange(line.start_time, line.end_time, locale),
  ].filter((text) => text !== null);
  return (
    <>
      {formatDays(line.date_from, line.date_to, locale)}
      {details.length > 0 ? (
        <span className="block text-xs text-muted-foreground">{details.join(" · ")}</span>
      ) : null}
    </>
  );
}

function isConfirmed({ confirmation, voucher_no, seats_held_until }: AgentServiceLine): boolean {
  return Boolean(confirmation ?? voucher_no ?? seats_held_until);
}

function Confirmation({ line, timeZone }: { line: AgentServiceLine; timeZone: string }) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <div>
      {line.seats_held_until ? (
        <span className="block text-xs text-status-amber-foreground">
          {t("services.seatsHeld", { until: formatInstant(line.seats_held_until, timeZone, locale) })}
        </span>
      ) : null}
      {line.confirmation}
      {line.voucher_no ? (
        <span className="block text-xs whitespace-nowrap text-muted-foreground print:whitespace-normal">
          {t("services.voucher", { number: line.voucher_no })}
        </span>
      ) : null}
    </div>
  );
}
