import type { TFunction } from "i18next";
import { formatInstant } from "#app/domain/dates.ts";
import type { Locale } from "#contract/primitives.ts";
import type { GivenAnswer } from "#contract/sales/supplier-requests/request.ts";
import type { SupplierAnswer, SupplierRequestKind } from "#contract/sales/supplier-requests/status.ts";

type Say = TFunction<"supplierRequests">;
type Clock = { timezone: string; locale: Locale };

/** What the button of an answer says, which depends on what was asked. */
export function actText(kind: SupplierRequestKind, answer: SupplierAnswer, t: Say): string {
  if (answer === "confirm" && kind === "amend") return t("acts.confirmChange");
  if (answer === "confirm" && kind === "cancel") return t("acts.confirmCancel");
  if (answer === "decline" && kind === "amend") return t("acts.declineChange");
  return t(`acts.${answer}`);
}

/** What stands above an answer that opens on demand. */
export function foldText(
  kind: SupplierRequestKind,
  answer: Exclude<SupplierAnswer, "confirm">,
  t: Say,
): string {
  return answer === "decline" && kind === "amend" ? t("folds.declineChange") : t(`folds.${answer}`);
}

/** An answer in sentences: what and when first, then its number, reason and words, and until when it can be changed. */
export function givenLines(given: GivenAnswer, t: Say, { timezone, locale }: Clock): string[] {
  const at = (instant: string) => formatInstant(instant, timezone, locale);
  return [
    t(`given.${given.answer}`, { moment: at(given.at) }),
    ...(given.by ? [t("given.by", { name: given.by, way: t(`ways.${given.via}`) })] : []),
    ...(given.confirmation_no ? [t("given.number", { number: given.confirmation_no })] : []),
    ...(given.decline_reason ? [t("given.reason", { reason: t(`reasons.${given.decline_reason}`) })] : []),
    ...[given.alternative, given.remarks].flatMap((words) => words ?? []),
    ...(given.changeable_until ? [t("given.until", { moment: at(given.changeable_until) })] : []),
  ];
}
