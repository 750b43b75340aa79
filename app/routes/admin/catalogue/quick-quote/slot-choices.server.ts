import type { RouterContextProvider } from "react-router";
import { sideCallContext } from "#app/context.ts";
import { packageChoiceService } from "#app/services/package-editor.server.ts";
import type { EditorDay, EditorSlot } from "#contract/catalogue/packages/editor-days.ts";

/** The options of a select without JavaScript: those of the places of the day, and those that are chosen. */
export function slotChoices(
  context: Readonly<RouterContextProvider>,
  { place, overnight }: Pick<EditorDay, "place" | "overnight">,
  slot?: EditorSlot,
) {
  const places = [...new Set([place, overnight ?? place])].join(",");
  const codes = slot?.options.map(({ option }) => option).join(",");
  const wanted = { places, limit: 300, ...(codes && { codes }) };
  return context.get(sideCallContext)((api) => packageChoiceService(api).options(wanted), []);
}
