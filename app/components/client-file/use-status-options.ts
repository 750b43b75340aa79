import { useTranslation } from "#app/i18n/use-translation.ts";
import { fileStatuses } from "#app/domain/file-statuses.ts";

/** The statuses of a file as options of a filter. */
export function useStatusOptions() {
  const { t } = useTranslation("status");
  return fileStatuses.map((value) => ({ value, label: t(`file.${value}`) }));
}
