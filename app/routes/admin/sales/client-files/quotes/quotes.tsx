import { Download } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/quotes.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { quoteAction } from "#app/features/quotes/quote-action.server.ts";
import { QuotePanel } from "#app/features/quotes/quote-panel.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { officeQuoteService } from "#app/services/quote-versions.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const account = signedIn(context);
  const [file, quote] = await Promise.all([
    officeFileService(api).head(params.uid),
    officeQuoteService(api).get(params.uid),
  ]);
  const mayEdit = holds(account, "client-files.edit");
  return { title: file.name, file, quote, reader: officeReader(context), origin: url.origin, mayEdit };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const desk = {
    service: officeQuoteService(context.get(apiContext)),
    file: uid,
    path: href("/admin/client-files/:uid/quotes", { uid }),
  };
  return quoteAction(await readForm(request), desk, context);
}

export default function Quotes({ loaderData, actionData }: Route.ComponentProps) {
  const { file, quote, reader, origin, mayEdit } = loaderData;
  // What is a booking is no longer frozen or sent; its versions stay to be read.
  const isOpen = mayEdit && file.kind === "quote";
  return (
    <FileFrame file={file} reader={reader}>
      <QuotePanel
        quote={quote}
        fileUid={file.uid}
        origin={origin}
        timeZone={brands[file.brand].timeZone}
        may={{ save: isOpen, send: isOpen, link: mayEdit }}
        links={{
          compare: href("/admin/client-files/:uid/quotes/compare", { uid: file.uid }),
          messages: null,
          renderDocument: (no) => <VersionDocument uid={file.uid} no={no} />,
        }}
        lastResult={actionData}
      />
    </FileFrame>
  );
}

function VersionDocument({ uid, no }: { uid: string; no: number }) {
  const { t } = useTranslation("quoteVersions");
  return (
    <a
      href={href("/documents/quote/:key", { key: `${uid}-${no}.pdf` })}
      className={buttonVariants({ size: "sm" })}
    >
      <Icon of={Download} />
      {t("versions.document")}
    </a>
  );
}
