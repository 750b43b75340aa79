import { Form, useNavigation } from "react-router";
import { ItineraryStatus } from "#app/routes/admin/sales/client-files/itinerary/itinerary-status.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ChangeList } from "#app/components/itinerary-changes/change-list.tsx";
import type { Currency } from "#contract/primitives.ts";
import type { ItineraryDraft } from "#contract/sales/itineraries/builder.ts";

type PublishPanelProps = {
  draft: ItineraryDraft;
  currency: Currency;
  /** The way to the headers of the days, for those who may change them. */
  days: string | null;
  mayPublish: boolean;
  /** The booking is finalised: what is out stays out, and may be mailed. */
  final: boolean;
};

/** Where the itinerary stands, what a new version would say otherwise, and the buttons that publish or take back. */
export function PublishPanel({ draft, currency, days, mayPublish, final }: PublishPanelProps) {
  const { t } = useTranslation("itineraryBuilder");
  const { changes, version, state } = draft;
  return (
    <section aria-labelledby="publish-title" className="space-y-4">
      <ItineraryStatus draft={draft} days={days} />
      {version > 0 && changes.length === 0 ? (
        <p className="text-muted-foreground">{t("nothingNew", { version })}</p>
      ) : null}
      {changes.length > 0 ? (
        <div className="space-y-2">
          <h3 className="font-semibold">{t("newSince", { version })}</h3>
          <ChangeList changes={changes} currency={currency} />
        </div>
      ) : null}
      {mayPublish ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          {final ? null : <PublishButton draft={draft} />}
          {state === "published" ? <MailLink version={draft.lock_version} /> : null}
          {state === "published" && !final ? <Withdraw version={draft.lock_version} /> : null}
        </div>
      ) : null}
    </section>
  );
}

function PublishButton({ draft }: { draft: ItineraryDraft }) {
  const { t } = useTranslation("itineraryBuilder");
  const { changes, version, state, problem } = draft;
  const isSame = version > 0 && changes.length === 0;
  if (problem !== null || (isSame && state === "published")) return null;
  const label =
    version === 0
      ? t("publish")
      : isSame
        ? t("publishAgain", { version })
        : t("publishVersion", { version: version + 1 });
  return <Step intent="publish" version={draft.lock_version} label={label} variant="primary" />;
}

function MailLink({ version }: { version: number }) {
  const { t } = useTranslation("itineraryBuilder");
  return (
    <>
      <DialogTrigger target="mail-itinerary">{t("mail")}</DialogTrigger>
      <Dialog
        id="mail-itinerary"
        title={t("mailAsk")}
        description={t("mailText")}
        footer={
          <>
            <Button popoverTarget="mail-itinerary" popoverTargetAction="hide">
              {t("mailNot")}
            </Button>
            <Step intent="mail" version={version} label={t("mail")} variant="primary" />
          </>
        }
      />
    </>
  );
}

function Withdraw({ version }: { version: number }) {
  const { t } = useTranslation("itineraryBuilder");
  return (
    <>
      <DialogTrigger target="withdraw-itinerary">{t("withdraw")}</DialogTrigger>
      <Dialog
        id="withdraw-itinerary"
        title={t("withdrawAsk")}
        description={t("withdrawText")}
        footer={
          <>
            <Button popoverTarget="withdraw-itinerary" popoverTargetAction="hide">
              {t("keep")}
            </Button>
            <Step intent="withdraw" version={version} label={t("withdraw")} variant="destructive" />
          </>
        }
      />
    </>
  );
}

type StepProps = {
  intent: "publish" | "withdraw" | "mail";
  version: number;
  label: string;
  variant: "primary" | "destructive";
};

function Step({ intent, version, label, variant }: StepProps) {
  const pending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post">
      <FormKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lock_version" value={version} />
      <Button type="submit" variant={variant} pending={pending}>
        {label}
      </Button>
    </Form>
  );
}
