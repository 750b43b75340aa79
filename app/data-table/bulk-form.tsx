import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { numberFormatter } from "#contract/formatters.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import type { PageMeta } from "#contract/envelope.ts";

export type BulkVerb = {
  name: string;
  /** What happens: "Assign", "Delete". */
  label: string;
  destructive?: boolean;
  /** An input named `value-{name}` that the verb needs, in front of its button. */
  field?: ReactNode;
};

type BulkFormProps = {
  /** Only verbs that the user may use; without any the table stands alone. */
  verbs: readonly BulkVerb[];
  meta: PageMeta;
  /** Rows are ticked one by one: "all that match" is not offered. */
  onlyTicked?: boolean;
  /** Called whenever something is ticked: what only the bar needs can be asked for then. */
  onTicked?: () => void;
  /** The table, `selectable` when there are verbs. */
  children: ReactNode;
};

/**
 * A form around a table whose rows can be ticked. Its bar floats below the rows as soon as one is ticked, by the style
 * sheet alone, so that nothing moves and no script is needed. Posts `bulk` (the verb), its value, and either `ids` or `scope=all` to the page's own address.
 */
export function BulkForm({ verbs, meta, onlyTicked = false, onTicked, children }: BulkFormProps) {
  const { t } = useTranslation("kit");
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const [ticked, setTicked] = useState<number | "all">(0);
  const count = useCallback(() => {
    const now = countTicked(form.current);
    setTicked(now);
    if (now !== 0) onTicked?.();
  }, [onTicked]);
  // Another page or filter brings other rows; the browser may also have kept ticks over a reload.
  useEffect(count, [key, count]);
  if (verbs.length === 0) return children;
  return (
    <Form ref={form} method="post" preventScrollReset onChange={count} data-slot="bulk-form">
      {children}
      <fieldset className="bulk-bar">
        <legend className="sr-only">{t("bulk.title")}</legend>
        <Selection meta={meta} ticked={ticked} onlyTicked={onlyTicked} />
        <div className="flex flex-wrap items-center gap-2">
          {verbs.map((verb) => (
            <VerbButton key={verb.name} verb={verb} />
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

function countTicked(form: HTMLFormElement | null): number | "all" {
  if (!form) return 0;
  if (form.querySelector('input[name="scope"]:checked')) return "all";
  return form.querySelectorAll('input[name="ids"]:checked').length;
}

type SelectionProps = { meta: PageMeta; ticked: number | "all"; onlyTicked: boolean };

/** How many rows are ticked, and the choice of all that match, also on other pages. */
function Selection({ meta, ticked, onlyTicked }: SelectionProps) {
  const { t, i18n } = useTranslation("kit");
  const hydrated = useHydrated();
  const shown = (meta.to ?? 0) - (meta.from ?? 1) + 1;
  const number = numberFormatter(i18n.language);
  const all = meta.total ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted-foreground tabular-nums empty:hidden">
      {hydrated ? (
        <p role="status" className="min-w-20">
          {ticked === "all"
            ? t("bulk.allSelected")
            : t("bulk.selected", { count: ticked, formatted: number.format(ticked) })}
        </p>
      ) : null}
      {all > shown && !onlyTicked ? (
        <label className="flex min-h-6 cursor-pointer items-center gap-2">
          <Checkbox name="scope" value="all" />
          {t(meta.total_is_estimate ? "bulk.allMatchingAbout" : "bulk.allMatching", {
            count: all,
            formatted: number.format(all),
          })}
        </label>
      ) : null}
    </div>
  );
}

function VerbButton({ verb }: { verb: BulkVerb }) {
  const { state, formData } = useNavigation();
  const pending = state !== "idle" && formData?.get("bulk") === verb.name;
  return (
    <span className="flex items-center gap-1.5 max-sm:has-[select]:w-full">
      {verb.field}
      <Button
        type="submit"
        size="sm"
        name="bulk"
        value={verb.name}
        variant={verb.destructive ? "destructive" : "secondary"}
        pending={pending}
      >
        {verb.label}
      </Button>
    </span>
  );
}
