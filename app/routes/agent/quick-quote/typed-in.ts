import { readPackageForm, type TypedPackageForm } from "#app/domain/package-form.ts";
import { editRooms } from "#app/domain/product-search.ts";

/** What the address of a package says was typed, after the button for rooms that was used. */
export function typedIn(url: URL, tariffs: readonly string[]): TypedPackageForm {
  const read = readPackageForm(url.searchParams, tariffs);
  const edit = url.searchParams.get("edit");
  return edit === null ? read : { ...read, rooms: editRooms(read.rooms, edit) };
}
