import { ChartColumn, Download } from "lucide";
import type { ReactNode } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/yield.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { BilledCard } from "#app/routes/admin/sales/client-files/yield/billed-card.tsx";
import { DriftCard } from "#app/routes/admin/sales/client-files/yield/drift-card.tsx";
import { EarnedCard } from "#app/routes/admin/sales/client-files/yield/earned-card.tsx";
import { GroupCard } from "#app/routes/admin/sales/client-files/yield/group-card.tsx";
import { YieldLines } from "#app/routes/admin/sales/client-files/yield/yield-lines.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { supplierInvoiceService } from "#app/services/supplier-invoices.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { Uid } from "#contract/primitives.ts";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";

export const middleware: Route.MiddlewareFunction[] = [can("yield.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const service = officeFileService(context.get(apiContext));
  const [file, earned] = await Promise.all([service.head(params.uid), service.yield(params.uid)]);
  return {
    title: file.name,
    file,
    earned,
    reader: officeReader(context),
    mayRecord: holds(signedIn(context), "transactions.adjust"),
  };
}

/** Takes back a supplier's invoice that was recorded by mistake. */
export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const invoice = Uid.safeParse((await readForm(request)).get("invoice"));
  // why: the router's way to answer with a status is to throw it.
  if (!invoice.success) throw data(null, { status: 400 });
  await supplierInvoiceService(context.get(apiContext), uid).takeBack(invoice.data);
  return redirectWithToast(context, href("/admin/client-files/yield/:uid", { uid }), {
    text: getI18n(context).t("supplierInvoice:takeBack.done"),
  });
}

export default function FileYieldPage({ loaderData }: Route.ComponentProps) {
  const { file, earned, reader, mayRecord } = loaderData;
  const { t } = useTranslation(["fileYield", "fileAccount"]);
  return (
    <FileFrame file={file} reader={reader}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <header className="max-w-2xl space-y-2">
          <h2 className="text-lg">{t("fileAccount:tabs.yield")}</h2>
          <p className="text-pretty text-muted-foreground">{t("fileYield:intro")}</p>
        </header>
        {earned.lines.length > 0 ? (
          <a
            href={href("/admin/client-files/yield/:uid/export.csv", { uid: file.uid })}
            className={buttonVariants({ variant: "secondary", className: "print:hidden" })}
          >
            <Icon of={Download} />
            {t("fileYield:download")}
          </a>
        ) : null}
      </div>
      {earned.lines.length === 0 ? (
        <Card aria-label={t("fileAccount:tabs.yield")}>
          <EmptyState icon={ChartColumn} title={t("fileYield:empty")} text={t("fileYield:emptyText")} />
        </Card>
      ) : (
        <Figures earned={earned}>
          <BilledCard uid={file.uid} timeZone={brands[file.brand].timeZone} {...{ earned, mayRecord }} />
        </Figures>
      )}
    </FileFrame>
  );
}

function Figures({ earned, children }: { earned: FileYield; children: ReactNode }) {
  const { t } = useTranslation("fileYield");
  const { by_type: types, by_day: days, currency, drift } = earned;
  return (
    <div className="space-y-4">
      {drift.beyond + drift.no_rate > 0 ? (
        <Alert tone="warning">
          {drift.beyond > 0 ? <p>{t("drift.warning", { count: drift.beyond })}</p> : null}
          {drift.no_rate > 0 ? <p>{t("drift.noRate", { count: drift.no_rate })}</p> : null}
        </Alert>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <EarnedCard earned={earned} />
        <DriftCard drift={drift} currency={currency} />
      </div>
      <YieldLines earned={earned} />
      {children}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <GroupCard way="type" rows={types.map((one) => ({ ...one, key: one.group }))} {...{ currency }} />
        <GroupCard
          way="day"
          rows={days.map((one) => ({ ...one, key: String(one.day_no) }))}
          {...{ currency }}
        />
      </div>
    </div>
  );
}
