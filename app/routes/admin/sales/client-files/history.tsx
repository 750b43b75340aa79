import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { countryNames } from "#app/domain/country-names.server.ts";
import { brands } from "#app/domain/brands.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { shownChanges } from "#app/routes/admin/sales/client-files/history-entries.ts";
import { useFileHistoryWords } from "#app/routes/admin/sales/client-files/history-words.ts";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { ClientContact } from "#contract/sales/quotes/client-contact.ts";
import { HistoryQuery, type AuditEntry } from "#contract/system/audit/entry.ts";
import { readListQuery } from "#contract/list-query.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("audit.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const files = officeFileService(context.get(apiContext));
  const { page } = readListQuery(url, HistoryQuery);
  const [file, history] = await Promise.all([files.head(uid), files.history(uid, page)]);
  return {
    title: file.name,
    file,
    history: withinPages(url, history),
    countries: countryNames(countriesIn(history.data), context.get(localeContext)),
    reader: officeReader(context),
  };
}

/** The codes of the countries that contacts of clients had. */
function countriesIn(entries: readonly AuditEntry[]): string[] {
  const values = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]));
  return values.flatMap((value) => {
    const contact = ClientContact.pick({ country: true }).safeParse(value);
    return contact.data?.country ?? [];
  });
}

export default function FileHistory({
  loaderData: { file, history, countries, reader },
}: Route.ComponentProps) {
  const { words, sentence } = useFileHistoryWords(file.currency, countries);
  return (
    <FileFrame file={file} reader={reader}>
      <HistoryList
        history={history}
        words={words}
        timeZone={brands[file.brand].timeZone}
        actions={sentence}
        changesOf={shownChanges}
      />
    </FileFrame>
  );
}
