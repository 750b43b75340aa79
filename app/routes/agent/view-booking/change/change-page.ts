import { href } from "react-router";
import { writeChangeForm, type TypedChange } from "#app/domain/change-form.ts";

/** The form of a change with all that was typed into it, priced. */
export function changePage(reference: string, typed: TypedChange) {
  return {
    pathname: href("/app/view-booking/:reference/change", { reference }),
    search: `?${writeChangeForm(typed)}`,
    hash: "#price",
  };
}
