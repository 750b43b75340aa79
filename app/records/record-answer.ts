import type { FormResult } from "#app/forms/use-app-form.ts";
import type { Entries } from "#app/records/record-values.ts";

/** The state a record was in when its form was opened. */
export type Opened = { version: number; before: Entries };

/** Two people changed the record. `before` is what both began with. */
export type Conflict = {
  /** Of the record as it is now; the next saving goes on from it. */
  version: number;
  before: Entries;
  mine: Entries;
  theirs: Entries;
  by: { name: string | null; at: string } | null;
};

/** What an edit screen's action answers instead of a redirect. */
export type RecordAnswer = {
  /** The form as it was typed, whose fields or as a whole were refused. */
  result?: FormResult;
  opened?: Opened;
  /** Somebody else has saved meanwhile. */
  conflict?: Conflict;
  /** It cannot be done as things are; the reason in words. */
  refusal?: string;
  /** The record is gone; the form as it was typed. */
  gone?: FormResult;
};
