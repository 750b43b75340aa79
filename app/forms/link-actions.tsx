import { Form, useNavigation } from "react-router";
import { AskFirst } from "#app/forms/ask-first.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkState } from "#contract/sales/itineraries/link.ts";

type LinkActionsProps = {
  link: LinkState;
  /** Of the record that the link opens, as it was read. */
  version: number;
};

/** What is done with a client's link (`linkAction`). What takes it from those who have it is asked before. */
export function LinkActions({ link, version }: LinkActionsProps) {
  const { t } = useTranslation("itineraryLink");
  if (link === "ended") return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <AskFirst
        keep={t("keep")}
        id="renew-link"
        label={t("renew")}
        question={t("renewAsk")}
        consequence={t("renewText")}
      >
        <Step intent="renew-link" version={version} label={t("renewNow")} variant="primary" />
      </AskFirst>
      {link === "open" ? (
        <AskFirst
          keep={t("keep")}
          id="close-link"
          label={t("close")}
          question={t("closeAsk")}
          consequence={t("closeText")}
        >
          <Step intent="close-link" version={version} label={t("close")} variant="destructive" />
        </AskFirst>
      ) : (
        <Step intent="open-link" version={version} label={t("reopen")} size="sm" />
      )}
    </div>
  );
}

type StepProps = {
  intent: "renew-link" | "close-link" | "open-link";
  version: number;
  label: string;
  variant?: "primary" | "destructive";
  size?: "sm";
};

function Step({ intent, version, label, ...look }: StepProps) {
  const pending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post">
      <FormKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lock_version" value={version} />
      <Button type="submit" pending={pending} {...look}>
        {label}
      </Button>
    </Form>
  );
}
