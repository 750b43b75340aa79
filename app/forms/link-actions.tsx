import { AskFirst } from "#app/forms/ask-first.tsx";
import { IntentButton } from "#app/forms/intent-button.tsx";
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
        <IntentButton intent="renew-link" version={version} label={t("renewNow")} variant="primary" />
      </AskFirst>
      {link === "open" ? (
        <AskFirst
          keep={t("keep")}
          id="close-link"
          label={t("close")}
          question={t("closeAsk")}
          consequence={t("closeText")}
        >
          <IntentButton intent="close-link" version={version} label={t("close")} variant="destructive" />
        </AskFirst>
      ) : (
        <IntentButton intent="open-link" version={version} label={t("reopen")} size="sm" />
      )}
    </div>
  );
}
