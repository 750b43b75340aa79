import { href } from "react-router";
import type { Route } from "./+types/quote.ts";
import { apiContext } from "#app/context.ts";
import { officeClock } from "#app/domain/brands.ts";
import { quoteAction } from "#app/features/quotes/quote-action.server.ts";
import { QuotePanel } from "#app/features/quotes/quote-panel.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { DownloadButton } from "#app/routes/agent/view-booking/download-button.tsx";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadHead } from "#app/routes/agent/view-booking/load-file.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [page, quote] = await Promise.all([
    loadHead(context, params.reference),
    fileQuoteService(context.get(apiContext)).get(params.reference),
  ]);
  return { ...page, quote, origin: url.origin };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { reference } = params;
  const desk = {
    service: fileQuoteService(context.get(apiContext)),
    file: reference,
    path: href("/app/view-booking/:reference/quote", { reference }),
  };
  return quoteAction(await readForm(request), desk, context);
}

/** What is offered to the client: versions, sending them, and what the client says. */
export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { file, quote, origin, may } = loaderData;
  const key = { reference: file.reference };
  return (
    <FileFrame file={file} may={may} hasOwnAction>
      <QuotePanel
        quote={quote}
        fileUid={file.uid}
        origin={origin}
        timeZone={officeClock(file.currency)}
        may={{ ...may, link: may.send }}
        links={{
          compare: href("/app/view-booking/:reference/compare", key),
          messages: href("/app/view-booking/:reference/messages", key),
          renderDocument: (no) =>
            may.download ? <VersionDocument reference={file.reference} no={no} /> : null,
        }}
        lastResult={actionData}
      />
    </FileFrame>
  );
}

function VersionDocument({ reference, no }: { reference: string; no: number }) {
  const { t } = useTranslation("quoteVersions");
  return (
    <DownloadButton to={href("/documents/quote/:key", { key: `${reference}-${no}.pdf` })}>
      {t("versions.document")}
    </DownloadButton>
  );
}
