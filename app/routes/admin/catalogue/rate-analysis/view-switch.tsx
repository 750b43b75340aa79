import { Link, useLocation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";
import type { CoverageView } from "#app/routes/admin/catalogue/rate-analysis/coverage-cell.tsx";

const link =
  "grid h-8 place-items-center rounded-sm px-3 text-sm text-muted-foreground hover:text-foreground aria-[current]:bg-card aria-[current]:font-medium aria-[current]:text-foreground sm:h-6.5 sm:text-xs";

type SwitchProps = {
  label: string;
  /** The parameter of the address, and what it says now; the first choice is what it means when it is absent. */
  name: string;
  shown: string;
  choices: readonly { value: string; label: string }[];
};

/** One of a few ways to look at the same list, as links that keep everything else of the address. */
function ChoiceLinks({ label, name, shown, choices }: SwitchProps) {
  const { search } = useLocation();
  return (
    <nav aria-label={label} className="flex rounded-md border border-input/50 bg-muted p-px">
      {choices.map((choice, index) => (
        <Link
          key={choice.value}
          to={{ search: withParams(search, { [name]: index === 0 ? null : choice.value, page: null }) }}
          preventScrollReset
          aria-current={choice.value === shown ? "page" : undefined}
          className={link}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}

/** Cover or change, and the order of the products. */
export function ViewSwitch({ view, sort }: { view: CoverageView; sort: string }) {
  const { t } = useTranslation("rateAnalysis");
  return (
    <div className="flex flex-wrap gap-2 pb-2 print:hidden">
      <ChoiceLinks
        label={t("views.label")}
        name="show"
        shown={view}
        choices={(["cover", "change"] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
      />
      <ChoiceLinks
        label={t("sort")}
        name="sort"
        shown={sort}
        choices={[
          { value: "supplier", label: t("bySupplier") },
          { value: "-gaps", label: t("byGaps") },
        ]}
      />
    </div>
  );
}
