import type { Opened } from "#app/records/record-answer.ts";

/** Carries along what the form began with, so that the server can tell who changed what. Put it into the form. */
export function OpenedFields({ opened: { version, before } }: { opened: Opened }) {
  return (
    <>
      <input type="hidden" name="lock_version" value={version} />
      <input type="hidden" name="opened" value={JSON.stringify(before)} />
    </>
  );
}
