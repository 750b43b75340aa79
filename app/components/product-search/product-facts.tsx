import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { clockText } from "#contract/clock.ts";
import type { AgentProductOption } from "#contract/catalogue/products/search.ts";

/** What an option is and holds, in the words that the trade asks for first. */
export function ProductFacts({ product }: { product: AgentProductOption }) {
  const { t } = useTranslation("productSearch");
  const locale = useLocale();
  const facts = [
    product.duration_minutes === null ? null : durationText(product.duration_minutes, t),
    product.nights === null ? null : t("facts.nights", { count: product.nights }),
    product.start_times.length === 0
      ? null
      : t("facts.starts", { times: product.start_times.map((time) => clockText(time, locale)).join(", ") }),
  ].filter((fact) => fact !== null);
  return (
    <div className="max-w-[70ch] space-y-1 text-sm">
      {product.description ? <p className="text-pretty">{product.description}</p> : null}
      {facts.length > 0 ? <p className="text-muted-foreground">{facts.join(" · ")}</p> : null}
      <TextList name={t("facts.included")} texts={product.inclusions} />
      <TextList name={t("facts.excluded")} texts={product.exclusions} />
    </div>
  );
}

function TextList({ name, texts }: { name: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="text-muted-foreground">
      {name}: {texts.join(", ")}
    </p>
  );
}

/** `90` is `1 h 30 min`. */
function durationText(
  minutes: number,
  t: (key: "facts.hours" | "facts.minutes", values: { count: number }) => string,
): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 ? t("facts.hours", { count: hours }) : null,
    rest > 0 ? t("facts.minutes", { count: rest }) : null,
  ]
    .filter((part) => part !== null)
    .join(" ");
}
