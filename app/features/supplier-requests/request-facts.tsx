import { Badge } from "#app/components/ui/badge.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { askedRows } from "#app/components/supplier-request/asked-rows.ts";
import { givenLines } from "#app/components/supplier-request/answer-words.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { SupplierRequest } from "#contract/sales/supplier-requests/request.ts";

/** What was asked, as it was sent; what was otherwise before is marked. */
export function AskedCard({ request }: { request: SupplierRequest }) {
  const { t } = useTranslation("supplierRequests");
  const locale = useLocale();
  return (
    <Card>
      <CardHeader className="justify-start">
        <CardTitle>{t("office.asked")}</CardTitle>
        {request.urgent ? <Badge tone="red">{t("urgent")}</Badge> : null}
      </CardHeader>
      <CardContent>
        <dl className="grid gap-2.5">
          {askedRows(request, t, locale).map(({ key, label, value, before }) => (
            <div key={key} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="whitespace-pre-line">
                {before === null ? (
                  value
                ) : (
                  <>
                    <ins className="block border-s-4 border-primary bg-primary-soft px-2 py-0.5 no-underline">
                      {value}
                    </ins>
                    <del className="block px-3 py-0.5 text-muted-foreground">
                      {t("before", { value: before })}
                    </del>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  );
}

/** What was answered; nothing before it was. */
export function GivenCard({ request: { given, timezone } }: { request: SupplierRequest }) {
  const { t } = useTranslation("supplierRequests");
  const locale = useLocale();
  if (!given) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fields.answer")}</CardTitle>
      </CardHeader>
      <CardContent>
        {givenLines(given, t, { timezone, locale }).map((line, index) => (
          <p key={line} className={index === 0 ? "font-medium" : "mt-1 whitespace-pre-line"}>
            {line}
          </p>
        ))}
      </CardContent>
    </Card>
  );
}
