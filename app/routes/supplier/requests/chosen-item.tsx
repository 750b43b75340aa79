import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import type { AppField } from "#app/forms/fields/field.ts";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockText } from "#contract/clock.ts";
import type { BulkAnswer, ChosenRequest } from "#contract/sales/supplier-requests/bulk-calls.ts";

type ChosenItemProps = { request: ChosenRequest; index: number; answer: BulkAnswer; field: AppField };

/** One of several requests that are answered together, with the number of its own where it may have one. */
export function ChosenItem({ request, index, answer, field }: ChosenItemProps) {
  const { t } = useTranslation("ownRequests");
  const { uid, kind, lock_version: version, party_name: party } = request;
  const name = `lines[${String(index)}]`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <input type="hidden" name={`${name}.uid`} value={uid} />
      <input type="hidden" name={`${name}.version`} value={version} />
      <ChosenFacts request={request} />
      {answer === "confirm" && kind !== "cancel" ? (
        <TextField
          field={field}
          label={t("bulk.ownNumber", { request: `${party}, ${request.name}` })}
          optional={!request.needs_number}
          autoComplete="off"
          frameClassName="w-full sm:w-64"
        />
      ) : null}
    </li>
  );
}

/** What a request is about, in two lines. */
export function ChosenFacts({ request: one }: { request: ChosenRequest }) {
  const { t } = useTranslation(["ownRequests", "supplierRequests"]);
  const locale = useLocale();
  const when = [
    formatDayRange(one.date_from, one.date_to, locale),
    ...(one.start_time ? [clockText(one.start_time, locale)] : []),
  ].join(", ");
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
      <ServiceTypeIcon code={one.service_type} className="mt-0.5" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {one.party_name}
          {one.urgent ? <Badge tone="red">{t("supplierRequests:urgent")}</Badge> : null}
        </p>
        <p>{`${one.name} × ${String(one.qty)}, ${when}`}</p>
        <p className="text-xs text-muted-foreground">
          {[t(`supplierRequests:kinds.${one.kind}`), one.reference].join(" · ")}
        </p>
      </div>
    </div>
  );
}
