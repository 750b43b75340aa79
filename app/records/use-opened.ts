import { useState } from "react";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { entriesOf, type FormValues } from "#app/records/record-values.ts";

/**
 * The state of the record that this form began with. It stays while the page lives, even when the page's data is
 * loaded anew under it: otherwise what somebody else saved meanwhile would be overwritten unseen.
 */
export function useOpened(
  record: { lock_version: number },
  values: FormValues,
  answer: RecordAnswer | undefined,
): Opened {
  const [first] = useState<Opened>(() => ({ version: record.lock_version, before: entriesOf(values) }));
  return answer?.opened ?? first;
}
