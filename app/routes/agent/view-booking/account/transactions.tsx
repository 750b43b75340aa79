import { Download } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/transactions.ts";
import { LedgerTable } from "#app/components/client-file/ledger-table.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadHead } from "#app/routes/agent/view-booking/load-file.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [page, issued] = await Promise.all([
    loadHead(context, params.reference),
    agentFileService(context.get(apiContext)).invoices(params.reference),
  ]);
  return { ...page, issued };
}

export default function Transactions({ loaderData: { file, may, issued } }: Route.ComponentProps) {
  const { t } = useTranslation("fileMoney");
  return (
    <FileFrame file={file} may={may}>
      <div className="max-w-4xl">
        {issued.ledger.length > 0 ? (
          <p className="mb-3 flex justify-end print:hidden">
            <a
              href={href("/documents/account/:file/:key", { file: file.reference, key: "file.pdf" })}
              className={buttonVariants({ variant: "secondary" })}
            >
              <Icon of={Download} />
              {t("acts.statement")}
            </a>
          </p>
        ) : null}
        <LedgerTable ledger={issued.ledger} currency={issued.currency} />
      </div>
    </FileFrame>
  );
}
