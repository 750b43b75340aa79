import { Clock, Minus, Plus, RefreshCw, RotateCcw, Trash2 } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import { ReplacementList } from "#app/routes/agent/quick-quote/customise/replacement-list.tsx";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import type { DraftLine, QuoteDraft } from "#contract/sales/quotes/draft.ts";

type LineToolsProps = {
  draft: QuoteDraft;
  line: DraftLine;
  /** What could stand there instead; undefined while nobody asked. */
  replacements: Replacement[] | undefined;
  /** Its replacements were asked for by hand. */
  open: boolean;
};

/** What may be done with a service: swap, move to another time, remove, put back, take or leave. */
export function LineTools({ draft, line, replacements, open }: LineToolsProps) {
  const { t } = useTranslation("quotes");
  if (!draft.editable || !line.bought) return null;
  const named = (action: string) => `${action}: ${line.name}`;
  const fields = (intent: string) => ({ intent, line: line.uid, lock_version: draft.lock_version });
  const landsAt = `line-${line.uid}`;
  if (line.removed) {
    return (
      <PostButton landsAt={landsAt} fields={fields("restore")} label={named(t("tools.putBack"))}>
        <Icon of={RotateCcw} />
        {t("tools.putBack")}
      </PostButton>
    );
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        {line.optional ? <TakeOrLeave draft={draft} line={line} /> : null}
        {line.may.swap && !replacements ? (
          <Link
            {...swapPage(draft, line)}
            aria-label={named(t("tools.swap"))}
            className={buttonVariants({ size: "sm" })}
          >
            <Icon of={RefreshCw} />
            {t("tools.swap")}
          </Link>
        ) : null}
        {line.may.remove && !line.optional ? (
          <PostButton
            landsAt={landsAt}
            fields={fields("remove")}
            label={named(t("tools.remove"))}
            variant="ghost"
          >
            <Icon of={Trash2} />
            {t("tools.remove")}
          </PostButton>
        ) : null}
        {line.may.swap && line.start_times.some((time) => time !== line.start_time) ? (
          <PostButton
            landsAt={landsAt}
            fields={fields("start")}
            label={named(t("tools.start"))}
            choice={<StartTimeSelect of={line.name} startTimes={line.start_times} chosen={line.start_time} />}
          >
            <Icon of={Clock} />
            {t("tools.start")}
          </PostButton>
        ) : null}
      </div>
      {replacements && line.may.swap ? (
        <ReplacementList draft={draft} line={line} replacements={replacements} closable={open} />
      ) : null}
    </div>
  );
}

/** Services are swapped in their place, a tour for another departure on the page of its departures. */
function swapPage({ reference }: QuoteDraft, { uid, departure }: DraftLine) {
  if (!departure) return { to: { search: `?swap=${uid}`, hash: `#line-${uid}` }, preventScrollReset: true };
  return {
    to: href("/app/quick-quote/customise/:reference/departures/:line", { reference, line: uid }),
  };
}

function TakeOrLeave({ draft, line }: Pick<LineToolsProps, "draft" | "line">) {
  const { t } = useTranslation("quotes");
  const deed = line.taken ? "leave" : "take";
  const icon = line.taken ? Minus : Plus;
  return (
    <PostButton
      landsAt={`line-${line.uid}`}
      fields={{ intent: deed, line: line.uid, lock_version: draft.lock_version }}
      label={`${t(`tools.${deed}`)}: ${line.name}`}
    >
      <Icon of={icon} />
      {t(`tools.${deed}`)}
    </PostButton>
  );
}
