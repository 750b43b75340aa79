import { useEffect, type ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { CheckAgainButton } from "#app/forms/check-again-button.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { initialText, type AppField } from "#app/forms/fields/field.ts";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { OptionChoice } from "#contract/catalogue/packages/editor-days.ts";

type SlotExtrasFieldProps = {
  field: AppField;
  /** The field in which the service is chosen. */
  option: AppField;
  choices: readonly OptionChoice[];
};

/**
 * The extras of the service that is chosen, to tick. They follow the choice; without scripts a button of the form shows
 * those of another one.
 */
export function SlotExtrasField({ field, option, choices }: SlotExtrasFieldProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const code = typeof option.value === "string" ? option.value : (initialText(option) ?? "");
  const extras = useExtras(code, choices);
  const label = t("packageContent:slots.extras");
  if (extras && extras.length > 0) {
    return (
      <div className="space-y-2">
        <MultiSelectField
          key={code}
          field={field}
          label={label}
          inline
          optional
          choices={extras.map((extra) => ({
            value: extra.code,
            label: say(extra.name, locale),
            hint: extra.code,
          }))}
        />
        <CheckAgainButton of={option}>{t("packageContent:slots.extrasShow")}</CheckAgainButton>
      </div>
    );
  }
  const nothing: ReactNode = t(
    code === "" ? "packageContent:slots.extrasFirst" : "packageContent:slots.extrasNone",
  );
  return (
    <GroupFrame field={field} label={label} optional>
      <p className="pb-2 text-muted-foreground">{extras ? nothing : null}</p>
      <CheckAgainButton of={option}>{t("packageContent:slots.extrasShow")}</CheckAgainButton>
    </GroupFrame>
  );
}

/** What the service can be had with; asked for where the page was not told. Null while that is on its way. */
function useExtras(code: string, choices: readonly OptionChoice[]) {
  const { load, data, state } = useFetcher<{ extras: OptionChoice["extras"] | null; code: string }>();
  const known = code === "" ? [] : choices.find((choice) => choice.code === code)?.extras;
  const asks = known === undefined && data?.code !== code && state === "idle";
  useEffect(() => {
    if (asks) void load(`${href("/admin/quick-quote/extras")}?${new URLSearchParams({ code })}`);
  }, [asks, code, load]);
  return known ?? (data?.code === code ? data.extras : null);
}
