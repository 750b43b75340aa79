import { askedRows } from "#app/components/supplier-request/asked-rows.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";

/** What is asked, under which reference. */
export function AskedPanel({ request }: { request: LinkedRequest }) {
  const { t } = useTranslation("supplierLink");
  const { t: say } = useTranslation("supplierRequests");
  const { reference, party_name: party } = request;
  return (
    <section className="panel" aria-label={say("office.asked")}>
      <AskedList request={request} />
      <p className="mt-4 border-t border-border pt-4 text-muted-foreground">
        {t("reference")}: <strong className="text-foreground">{`${reference} ${party}`}</strong>
      </p>
    </section>
  );
}

/** What is asked; what was otherwise before stands with it, struck through and in words. */
function AskedList({ request }: { request: LinkedRequest }) {
  const { t } = useTranslation("supplierRequests");
  return (
    <dl className="request-rows">
      {askedRows(request, t, request.locale).map(({ key, label, value, before }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {before === null ? (
              value
            ) : (
              <>
                <ins>{value}</ins>
                <del>{t("before", { value: before })}</del>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
