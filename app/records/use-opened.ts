import { useState } from "react";
import { useLocale } from "#app/components/use-locale.ts";
import type { Formats } from "#app/domain/typed-values.ts";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { typedEntries, type FormValues } from "#app/records/record-values.ts";

/**
 * The state of the record that this form began with. It stays while the page lives, even when the page's data is
 * loaded anew under it: otherwise what somebody else saved meanwhile would be overwritten unseen. `formats` are
 * those of the form. A new record has no such state.
 */
export function useOpened(
  record: { lock_version: number } | undefined,
  values: FormValues,
  answer: RecordAnswer | undefined,
  formats: Formats = {},
): Opened | undefined {
  const locale = useLocale();
  const [first] = useState(
    () => record && { version: record.lock_version, before: typedEntries(values, formats, locale) },
  );
  return answer?.opened ?? first;
}
