import { useTranslation } from "#app/i18n/use-translation.ts";
import { z } from "zod";
import type { Route } from "./+types/notifications.ts";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { saving } from "#app/forms/call-refusals.server.ts";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ownAccount } from "#app/routes/account/account.server.ts";
import { ProfileFrame } from "#app/routes/account/profile-frame.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import {
  isWanted,
  kindsFor,
  takesMedium,
  type NotificationKind,
} from "#contract/system/notifications/kinds.ts";

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const { notifications, lock_version } = await ownAccount(context).profile.get();
  const kinds = kindsFor(signedIn(context).audience);
  return {
    title: getI18n(context).t("profile:title"),
    version: lock_version,
    kinds: kinds.map((kind) => ({
      kind,
      wanted: isWanted(notifications, kind, "bell"),
      mailed: takesMedium(kind, "mail") ? isWanted(notifications, kind, "mail") : null,
    })),
  };
}

/** Each kind's field and sentence; a dot in a name would mean a field within a field. */
const names = {
  "file.assigned": "fileAssigned",
  "files.assigned": "filesAssigned",
  "task.given": "taskGiven",
  "alert.published": "alertPublished",
  "itinerary.updated": "itineraryUpdated",
  "booking.requested": "bookingRequested",
  "quote.viewed": "quoteViewed",
  "quote.accepted": "quoteAccepted",
  "quote.declined": "quoteDeclined",
  "quote.question": "quoteQuestion",
  "file.message": "fileMessage",
  "booking.cancelled": "bookingCancelled",
  "seats.expired": "seatsExpired",
  "booking.change-requested": "bookingChangeRequested",
  "booking.change-withdrawn": "bookingChangeWithdrawn",
  "booking.changed": "bookingChanged",
  "booking.change-answered": "bookingChangeAnswered",
  "request.received": "requestReceived",
  "allotment.sold": "allotmentSold",
  "allotment.given-back": "allotmentBack",
  "allotment.changed": "allotmentChanged",
  "stock.supplier-changed": "stockSupplierChanged",
  "supplier.answered": "supplierAnswered",
  "supplier.silent": "supplierSilent",
  "supplier.reconfirmation": "supplierReconfirmation",
  "reconfirmation.received": "reconfirmationReceived",
  "review.received": "reviewReceived",
  "payment.received": "paymentReceived",
  "payment.parked": "paymentParked",
  "account.to-settle": "accountToSettle",
  "rates.arrived": "ratesArrived",
  "attachment.expiring": "attachmentExpiring",
  "limit.reached": "limitReached",
} as const satisfies Record<NotificationKind, string>;
const fieldOf = (kind: NotificationKind) => names[kind];
const mailFieldOf = (kind: NotificationKind) => `${names[kind]}Mail`;

const ChoicesInput = z.looseObject({ lock_version: z.coerce.number().int() });

export async function action({ request, context }: Route.ActionArgs) {
  const { profile, paths } = ownAccount(context);
  const kinds = kindsFor(signedIn(context).audience);
  return formAction(request, { schema: ChoicesInput }, ({ lock_version, ...ticked }) =>
    saving(context, {}, async () => {
      const choices = kinds.map((kind) => {
        const bell = ticked[fieldOf(kind)] !== undefined;
        const mail = ticked[mailFieldOf(kind)] !== undefined;
        return [kind, takesMedium(kind, "mail") ? { bell, mail } : { bell }] as const;
      });
      await profile.save({ lock_version, notifications: Object.fromEntries(choices) });
      return redirectWithToast(context, paths.notifications, {
        text: getI18n(context).t("profile:saved.notifications"),
      });
    }),
  );
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { kinds, version } = loaderData;
  const [form, fields] = useAppForm<Record<string, string>>({
    id: "notifications",
    lastResult: actionData,
    defaultValue: Object.fromEntries(
      kinds.flatMap(({ kind, wanted, mailed }) => [
        [fieldOf(kind), wanted],
        [mailFieldOf(kind), mailed ?? false],
      ]),
    ),
  });
  const mailable = kinds.filter(({ mailed }) => mailed !== null);
  return (
    <ProfileFrame>
      <SettingsSection title={t("notifications.title")} text={t("notifications.text")}>
        <AppForm form={form} labels={{}}>
          <input type="hidden" name="lock_version" value={version} />
          <div className="space-y-2">
            {kinds.map(({ kind }) => {
              const field = fields[fieldOf(kind)];
              return field ? (
                <CheckboxField key={kind} field={field} label={t(`notifications.kinds.${names[kind]}`)} />
              ) : null;
            })}
          </div>
          {mailable.length > 0 ? (
            <div role="group" aria-labelledby="by-mail" className="space-y-2 border-t border-border pt-4">
              <p id="by-mail" className="font-medium">
                {t("notifications.byMail")}
              </p>
              {mailable.map(({ kind }) => {
                const field = fields[mailFieldOf(kind)];
                return field ? (
                  <CheckboxField key={kind} field={field} label={t(`notifications.kinds.${names[kind]}`)} />
                ) : null;
              })}
            </div>
          ) : null}
          <SubmitButton>{t("notifications.submit")}</SubmitButton>
        </AppForm>
      </SettingsSection>
    </ProfileFrame>
  );
}
