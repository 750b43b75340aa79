import { CalendarPlus, ChevronRight } from "lucide";
import { AskFirst } from "#app/forms/ask-first.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IntentButton } from "#app/forms/intent-button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type CalendarPanelProps = {
  on: boolean;
  /** The whole address; null while there is none, and where it can be shown no more. */
  address: string | null;
  /** It was just changed. */
  open: boolean;
};

/** How confirmed services come into the reader's own calendar, folded: it is set up once. */
export function CalendarPanel({ on, address, open }: CalendarPanelProps) {
  const { t } = useTranslation("arrivals");
  return (
    <details
      id="calendar"
      open={open}
      className="group mt-10 max-w-4xl scroll-mt-20 rounded-md border border-border bg-card print:hidden"
    >
      <summary className="flex items-center gap-2 px-4 py-2.5 font-medium">
        <Icon of={ChevronRight} className="size-4 shrink-0 group-open:rotate-90" />
        {t("subscribe.title")}
      </summary>
      <div className="space-y-3 border-t border-border px-4 py-3">
        <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("subscribe.intro")}</p>
        {address === null ? null : <Address address={address} />}
        {on && address === null ? <p className="text-pretty">{t("subscribe.unshown")}</p> : null}
        {on ? (
          <div className="flex flex-wrap gap-2">
            <AskFirst
              id="renew-calendar"
              label={t("subscribe.renew")}
              question={t("subscribe.renewAsk")}
              consequence={t("subscribe.renewText")}
              keep={t("subscribe.keep")}
            >
              <IntentButton intent="renew-calendar" label={t("subscribe.renewNow")} variant="primary" />
            </AskFirst>
            <AskFirst
              id="close-calendar"
              label={t("subscribe.close")}
              question={t("subscribe.closeAsk")}
              consequence={t("subscribe.closeText")}
              keep={t("subscribe.keep")}
            >
              <IntentButton intent="close-calendar" label={t("subscribe.close")} variant="destructive" />
            </AskFirst>
          </div>
        ) : (
          <IntentButton intent="renew-calendar" label={t("subscribe.make")} />
        )}
      </div>
    </details>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation("arrivals");
  return (
    <div className="space-y-2">
      <p className="overflow-x-auto rounded-sm bg-muted px-2 py-1.5 font-mono text-xs break-all select-all">
        {address}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a href={address.replace(/^https?:/, "webcal:")} className={buttonVariants({ size: "sm" })}>
          <Icon of={CalendarPlus} />
          {t("subscribe.add")}
        </a>
        <CopyButton text={address} label={t("subscribe.copy")} done={t("subscribe.copied")} />
      </div>
    </div>
  );
}
