import { data, type RouterContextProvider } from "react-router";
import type { TFunction } from "i18next";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { packageDayService } from "#app/services/package-editor.server.ts";

type Arranging = {
  days: ReturnType<typeof packageDayService>;
  context: Readonly<RouterContextProvider>;
  words: TFunction;
  /** The page of the days. */
  here: string;
};

/** Carries out what the page of the days posts: moves, removals, and the way back; each leads to where it happened. */
export async function arrangeDays(request: Request, arranging: Arranging) {
  const form = await readForm(request);
  try {
    return await arrange(form, arranging);
  } catch (error) {
    // Another editor may have taken away what was to be moved, or the product that was to come back.
    if (!isToBeSaid(error, "conflict", "not-found", "invalid")) throw error;
    return data<RecordAnswer>({ refusal: messageForUser(error) }, { status: error.status });
  }
}

async function arrange(form: FormData, { days, context, words: t, here }: Arranging) {
  const go = (anchor: string, text: string) => redirectWithToast(context, `${here}#${anchor}`, { text });
  const [, slot = "", day = "", position = ""] = /^(\w{26}) (\d{1,2}) (\d{1,4})$/.exec(moveIn(form)) ?? [];
  if (slot) {
    await days.moveSlot(slot, Number(day), Number(position));
    return go(`slot-${slot}`, t("packageContent:slots.moved", { day: Number(day) }));
  }
  const [, removed = "", version = ""] = /^(\w{26}|\d{1,2}) (\d{1,9})$/.exec(formText(form, "remove")) ?? [];
  if (removed.length === 26) {
    await days.removeSlot(removed, Number(version));
    return go("undo", t("packageContent:slots.removed"));
  }
  if (removed) {
    await days.removeDay(Number(removed), Number(version));
    return go("undo", t("packageContent:days.removed", { day: Number(removed) }));
  }
  if (!form.has("undo")) throw data(null, { status: 400 });
  await days.undo();
  return go("days", t("packageContent:days.undone"));
}

/** A move as arrows and the mouse send it, or the two parts of the menu "to another day". */
function moveIn(form: FormData): string {
  const slot = formText(form, "slot");
  return slot ? `${slot} ${formText(form, "day")} 1000` : formText(form, "move");
}
