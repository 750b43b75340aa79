import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { brands } from "#app/domain/brands.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Finalisation, FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";

type TickFormProps = { tick: FinalisationTick; record: Finalisation; mayEdit: boolean };

/** Who said that something was checked, and the button to say so or to take it back. */
export function TickForm({ tick, record, mayEdit }: TickFormProps) {
  const { t } = useTranslation("finalisation");
  const locale = useLocale();
  const sent = useNavigation().formData;
  const ticked = record.ticks.find((one) => one.tick === tick);
  const name = t(`checks.${tick}`);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {ticked ? (
        <p className="text-xs text-muted-foreground">
          {t("tickedBy", {
            name: ticked.by,
            moment: formatInstant(ticked.at, brands[record.brand].timeZone, locale),
          })}
        </p>
      ) : null}
      {mayEdit ? (
        <Form method="post" className="print:hidden">
          <FormKey />
          <input type="hidden" name="intent" value="tick" />
          <input type="hidden" name="tick" value={tick} />
          <input type="hidden" name="on" value={ticked ? "0" : "1"} />
          <input type="hidden" name="lock_version" value={record.lock_version} />
          <Button
            type="submit"
            size="sm"
            pending={sent?.get("tick") === tick}
            aria-label={`${t(ticked ? "acts.untick" : "acts.tick")}: ${name}`}
          >
            {t(ticked ? "acts.untick" : "acts.tick")}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
