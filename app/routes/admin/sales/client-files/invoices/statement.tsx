import { BellRing, Download, Mail } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/statement.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { apiContext } from "#app/context.ts";
import { loadStatement } from "#app/features/statement/read-statement.server.ts";
import { StatementList } from "#app/features/statement/statement-list.tsx";
import { StatementPapers } from "#app/features/statement/statement-papers.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const [file, account] = await Promise.all([
    officeFileService(context.get(apiContext)).head(uid),
    loadStatement(url, context, uid),
  ]);
  const maySend = holds(signedIn(context), "invoices.issue");
  return { title: file.name, file, reader: officeReader(context), maySend, ...account };
}

/** The account of a file's agency over all its files with the brand, and of the file alone on paper. */
export default function AgencyStatement({ loaderData }: Route.ComponentProps) {
  const { file, reader, maySend, statement, page, unreadable } = loaderData;
  const { t } = useTranslation("statement");
  return (
    <FileFrame file={file} reader={reader}>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="space-y-1">
          <h2 className="text-lg">{t("ofAgency", { name: statement.agency_name })}</h2>
          <p className="text-muted-foreground">{t("ofAgencyText")}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a
            href={href("/documents/account/:file/:key", { file: file.uid, key: "file.pdf" })}
            className={buttonVariants({ variant: "secondary" })}
          >
            <Icon of={Download} />
            {t("ofFile")}
          </a>
          <StatementPapers
            statement={statement}
            file={file.uid}
            csv={href("/admin/client-files/invoices/:uid/statement/export.csv", { uid: file.uid })}
          />
        </div>
      </header>
      <p className="mb-4 flex flex-wrap gap-4 print:hidden">
        {maySend
          ? (["file", "agency"] as const).map((paper) => (
              <Link
                key={paper}
                to={href("/admin/client-files/invoices/:uid/send/:paper", { uid: file.uid, paper })}
                className="inline-flex items-center gap-1.5 text-primary-text hover:underline"
              >
                <Icon of={Mail} className="size-4" />
                {t(`send.${paper}`)}
              </Link>
            ))
          : null}
        <Link
          to={href("/admin/client-files/invoices/:uid/reminders", { uid: file.uid })}
          className="inline-flex items-center gap-1.5 text-primary-text hover:underline"
        >
          <Icon of={BellRing} className="size-4" />
          {t("reminders")}
        </Link>
      </p>
      <StatementList
        {...{ statement, page, unreadable }}
        fileOf={({ file_uid: uid }) => href("/admin/client-files/invoices/:uid", { uid })}
        keyOf={({ file_uid: uid }) => uid}
      />
    </FileFrame>
  );
}
