import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { addDays, daysBetween } from "#app/domain/dates.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { writeMessage } from "#app/forms/message.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { datesFormats, datesRules } from "#app/routes/admin/sales/client-files/days/dates-rules.ts";
import { ownFormats, ownRules } from "#app/routes/admin/sales/client-files/days/own-rules.ts";
import { OwnSchema } from "#app/routes/admin/sales/client-files/days/own-schema.server.ts";
import {
  conflictText,
  refusedByOthers,
  servicesPage,
  told,
} from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { isToBeSaid } from "#app/services/http/problems.server.ts";
import { writeMove } from "#contract/sales/file-services/moved-words.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { ChangeWay } from "#contract/sales/file-services/services.ts";

type Context = Readonly<RouterContextProvider>;
type Changing = {
  uid: string;
  line: OfficeServiceLine;
  way: ChangeWay;
  /** How many are hired; null for what is not counted so. */
  units: { asked: number | null } | null;
};

/** Puts something else in the place of a service, at one of its times. */
export async function swapService(form: FormData, { uid, line }: Changing, context: Context) {
  const start = textOf(form, "start_time");
  const wish = {
    action: "swap" as const,
    lock_version: Number(textOf(form, "lock_version")),
    option: textOf(form, "option"),
    ...(start && { start_time: start }),
  };
  if (!wish.option) throw data(null, { status: 400 });
  try {
    const saved = await fileServiceService(context.get(apiContext), uid).change(line.uid, wish);
    return await told(context, { uid, day: line.day_no, done: "swap" }, saved);
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    const text = conflictText(error, context);
    return redirectWithToast(context, servicesPage(uid, line.day_no), { text, tone: "warning" });
  }
}

/** Writes an own arrangement or a note anew. */
export function writeService(form: FormData, { uid, line }: Changing, context: Context) {
  const options = { schema: OwnSchema, rules: ownRules, formats: ownFormats };
  return formAction(form, options, ({ add: _add, service: _service, ...sent }) =>
    refusedByOthers(context, async () => {
      const services = fileServiceService(context.get(apiContext), uid);
      const saved = await services.change(line.uid, { action: "write", ...sent });
      return told(context, { uid, day: line.day_no, done: "write" }, saved);
    }),
  );
}

const Dates = z.object({
  lock_version: z.coerce.number().int(),
  date_from: z.string().default(""),
  nights: z.coerce.number().int().min(1).max(365).optional(),
  date_to: z.string().optional(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
  qty: z.coerce.number().int().min(1).max(99).optional(),
});

/** Moves a service of a quote; of a booking it leads to the page that shows what that does. */
export function moveService(form: FormData, { uid, line, way, units }: Changing, context: Context) {
  const options = { schema: Dates, rules: datesRules, formats: datesFormats };
  return formAction(form, options, ({ lock_version, nights, qty: typedQty = null, ...typed }) => {
    const { date_from } = typed;
    const asBefore = addDays(date_from, daysBetween(line.date_from, line.date_to));
    const date_to = nights === undefined ? typed.date_to || asBefore : addDays(date_from, nights);
    if (date_to < date_from)
      return Promise.resolve({ refused: { date_to: [writeMessage({ key: "dateOrder" })] } });
    const times = {
      ...(units && typedQty !== units.asked && { qty: typedQty ?? 0 }),
      ...(typed.start_time && { start_time: typed.start_time }),
      ...(typed.end_time && { end_time: typed.end_time }),
    };
    if (way === "amend") {
      const move = writeMove({ line: line.uid, date_from, date_to, ...times });
      const amend = href("/admin/client-files/:uid/services/amend", { uid });
      return Promise.resolve(redirect(`${amend}?${new URLSearchParams({ move })}`));
    }
    return refusedByOthers(context, async () => {
      const services = fileServiceService(context.get(apiContext), uid);
      const wish = { action: "move" as const, lock_version, date_from, date_to, ...times };
      return told(context, { uid, day: undefined, done: "move" }, await services.change(line.uid, wish));
    });
  });
}
