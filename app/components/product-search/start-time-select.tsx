import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockText } from "#contract/clock.ts";

type StartTimeSelectProps = {
  /** What begins then, for those who hear the page. */
  of: string;
  startTimes: readonly string[];
  /** `hhmm`. */
  chosen: string | null | undefined;
  name?: string;
  /** What is sent for a time; the time itself unless told. */
  wordOf?: (time: string) => string;
};

/** The times at which a service begins, one of them to be chosen. */
export function StartTimeSelect({
  of,
  startTimes,
  chosen,
  name = "start_time",
  wordOf = (time) => time,
}: StartTimeSelectProps) {
  const { t } = useTranslation("productSearch");
  const locale = useLocale();
  const known = startTimes.find((time) => time === chosen) ?? startTimes[0] ?? "";
  return (
    <Select
      key={known}
      name={name}
      defaultValue={wordOf(known)}
      aria-label={`${t("fields.start")}: ${of}`}
      className="w-fit"
      selectClassName="h-7! py-0! pe-8! text-xs! tabular-nums"
    >
      {startTimes.map((time) => (
        <option key={time} value={wordOf(time)}>
          {clockText(time, locale)}
        </option>
      ))}
    </Select>
  );
}
