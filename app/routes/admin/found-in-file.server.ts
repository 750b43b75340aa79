import { href, type RouterContextProvider } from "react-router";
import { isLiveBooking } from "#app/domain/file-statuses.ts";
import { isNamed, type HitGroup } from "#app/domain/found.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { fileTabs } from "#app/routes/admin/sales/client-files/file-tabs.ts";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { can } from "#contract/permission-expression.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";

type Context = Readonly<RouterContextProvider>;
type Named = Pick<OfficeFileRow, "uid" | "kind" | "status">;

/** The pages and deeds of one client file whose names have the words; all of them where there are none. */
export function waysInFile(file: Named, words: string, context: Context): HitGroup {
  const { t } = getI18n(context);
  // The first page is the file itself, which is found already.
  const [, ...tabs] = fileTabs(file, officeReader(context), t);
  const ways = [...tabs, ...deedsOf(file, context)].filter(
    ({ label }) => words === "" || isNamed(label, words),
  );
  return { kind: "ways", hits: ways.map(({ to, label }) => ({ to, title: label, text: "" })), more: null };
}

function deedsOf(file: Named, context: Context): { to: string; label: string }[] {
  const { t } = getI18n(context);
  const account = signedIn(context);
  const key = { uid: file.uid };
  const isBooking = file.kind === "booking";
  const deeds = [
    {
      may: can(account, "services.edit"),
      to: href("/admin/client-files/:uid/services/add", key),
      label: t("fileServices:search.title"),
    },
    {
      may: isBooking && can(account, "invoices.issue"),
      to: href("/admin/client-files/invoices/:uid/issue", key),
      label: t("fileMoney:issue.title"),
    },
    {
      may: isBooking && can(account, "transactions.adjust"),
      to: href("/admin/client-files/invoices/:uid/receipt", key),
      label: t("fileMoney:receipt.title"),
    },
    {
      may: can(account, "client-files.create"),
      to: `${href("/admin/client-files/add")}?copy=${file.uid}`,
      label: t("fileAccount:copy"),
    },
    {
      may: isLiveBooking(file) && can(account, "client-files.cancel"),
      to: href("/admin/client-files/cancel/:uid", key),
      label: t("bookings:cancel.title"),
    },
  ];
  return deeds.filter(({ may }) => may);
}
