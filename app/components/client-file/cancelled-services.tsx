import { ChevronRight } from "lucide";
import type { LineTools } from "#app/components/client-file/line-tools.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentServiceLine } from "#contract/sales/client-files/client-file.ts";

type CancelledServicesProps<Line> = {
  lines: readonly Line[];
  /** Nothing else is left of the file. */
  open: boolean;
  tools?: LineTools<Line> | undefined;
};

/** What was cancelled, apart from what the trip is made of: it counts in no total. Nothing when nothing was. */
export function CancelledServices<Line extends AgentServiceLine>(props: CancelledServicesProps<Line>) {
  const { lines, open, tools } = props;
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <details open={open} className="group rounded-md border border-border bg-card">
      <summary className="flex cursor-pointer items-center gap-2 px-4 py-2.5 font-medium">
        <Icon of={ChevronRight} className="size-4 shrink-0 group-open:rotate-90" />
        {t("services.cancelled", { count: lines.length })}
      </summary>
      <ul className="divide-y divide-border border-t border-border">
        {lines.map((line) => (
          <li key={line.uid} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            {tools?.tick(line)}
            <ServiceTypeIcon code={line.service_type} />
            <span className="min-w-0 flex-1 basis-48 text-muted-foreground">
              <s>{line.name}</s>
              {line.supplier_name ? <span className="block text-xs">{line.supplier_name}</span> : null}
            </span>
            <span className="text-xs whitespace-nowrap text-muted-foreground">
              {t("services.day", { day: line.day_no })} · {formatDays(line.date_from, line.date_to, locale)}
            </span>
            <StatusBadge machine="line" code={line.status} />
            {tools?.menu(line)}
          </li>
        ))}
      </ul>
    </details>
  );
}
