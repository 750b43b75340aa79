import { Check, Minus, Plus, type IconNode } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatPercent } from "#app/domain/money.ts";
import { telHref } from "#app/domain/contact-links.ts";
import type { PackageSlot, TravelPackage } from "#contract/catalogue/packages/package.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

/** What is in a package, what may be added, and on which terms it is quoted. */
export function PackageContents({ pack }: { pack: TravelPackage }) {
  const { t } = useTranslation("packages");
  const slots = pack.days.flatMap((day) => day.slots).filter(({ kind }) => kind === "service");
  const included = slots.filter(({ optional }) => !optional);
  const nights = included
    .filter(({ service_type }) => isStay(service_type))
    .reduce((sum, slot) => sum + (slot.nights ?? 1), 0);
  const services = included.filter(({ service_type }) => !isStay(service_type)).map(nameOf);
  const accommodation = nights > 0 ? [t("contents.accommodation", { count: nights })] : [];
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>{t("contents.title")}</CardTitle>
        </CardHeader>
        <CardContent className="space-y-3">
          <Items icon={Check} texts={[...accommodation, ...services, ...pack.inclusions]} />
          <Items
            icon={Plus}
            title={t("contents.optional")}
            texts={slots.filter(({ optional }) => optional).map(nameOf)}
          />
          <Items icon={Minus} title={t("contents.excluded")} texts={pack.exclusions} />
        </CardContent>
      </Card>
      <Terms terms={pack.terms} />
    </>
  );
}

function nameOf({ services }: PackageSlot): string {
  return services[0]?.name ?? "";
}

type ItemsProps = { icon: IconNode; title?: string; texts: readonly string[] };

function Items({ icon, title, texts }: ItemsProps) {
  const shown = [...new Set(texts)].filter((text) => text !== "");
  if (shown.length === 0) return null;
  return (
    <div>
      {title ? <h3 className="mb-1 text-xs font-semibold">{title}</h3> : null}
      <ul className="space-y-1">
        {shown.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Icon of={icon} className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Terms({ terms }: { terms: TravelPackage["terms"] }) {
  const { t } = useTranslation(["packages", "trip"]);
  const locale = useLocale();
  const { phone, live_chat_url: chat } = terms;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("terms.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-1.5 text-muted-foreground">
        <p>{t("terms.valid", { count: terms.quote_valid_days })}</p>
        <p>
          {t("terms.deposit", {
            count: terms.balance_days_before,
            percent: formatPercent(terms.deposit_bps, locale),
          })}
        </p>
        <p>{t("terms.gst", { percent: formatPercent(terms.tax_bps, locale) })}</p>
        {chat ? (
          <p>
            <a href={chat} className="text-primary-text underline underline-offset-4">
              {t("trip:chat")}
            </a>
            {` ${t("trip:chatHint", { phone })}`}
          </p>
        ) : (
          <p>
            <a href={telHref(phone)} className="text-primary-text underline underline-offset-4">
              {t("terms.call", { phone })}
            </a>
          </p>
        )}
      </CardContent>
    </Card>
  );
}
