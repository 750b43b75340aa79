import { Ban } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { EditorOption } from "#contract/catalogue/packages/editor-days.ts";

/** A service of a slot: its class, name and supplier, what it is taken with, and whether it can be had. */
export function OptionLine({ option }: { option: EditorOption }) {
  const { t } = useTranslation(["packageEditor", "packageContent", "productSearch"]);
  const locale = useLocale();
  const extras = option.extras.map((code) => {
    const known = option.extra_names.find((one) => one.code === code);
    return known ? say(known.name, locale) : code;
  });
  const details = [
    option.supplier_name,
    option.comment && say(option.comment, locale),
    extras.length > 0 && t("packageContent:slots.withExtras", { extras: extras.join(", ") }),
  ].filter(Boolean);
  return (
    <div className="space-y-0.5">
      <p className="wrap-anywhere">
        {option.class ? (
          <Badge tone="outline" className="me-2">
            {t(`productSearch:classes.${option.class}`)}
          </Badge>
        ) : null}
        <span className="font-medium">{say(option.name, locale)}</span>{" "}
        <span className="text-muted-foreground">{details.join(" · ")}</span>
      </p>
      {option.sale === "sold" ? null : <NotSold sale={option.sale} standIn={option.stand_in} />}
    </div>
  );
}

type NotSoldProps = { sale: Exclude<EditorOption["sale"], "sold">; standIn: EditorOption["stand_in"] };

function NotSold({ sale, standIn }: NotSoldProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      <Badge tone={standIn ? "amber" : "red"} icon={Ban}>
        {t(`packageContent:slots.sale.${sale}`)}
      </Badge>
      <span>
        {standIn
          ? t("packageContent:slots.standIn", { name: say(standIn, locale) })
          : t("packageContent:slots.noStandIn")}
      </span>
    </p>
  );
}
