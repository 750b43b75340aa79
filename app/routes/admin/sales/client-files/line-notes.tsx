import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";

/** What is said about a service to its supplier and among ourselves; never to agents or clients. */
export function LineNotes({ line }: { line: OfficeServiceLine }) {
  const { t } = useTranslation("clientFiles");
  const notes = [
    line.supplier_remarks ? t("services.supplierNote", { text: line.supplier_remarks }) : null,
    line.internal_note ? t("services.internalNote", { text: line.internal_note }) : null,
  ].filter((text) => text !== null);
  return notes.map((text) => (
    <span
      key={text}
      className="block max-w-[70ch] border-s-2 border-border ps-2 text-xs text-muted-foreground"
    >
      {text}
    </span>
  ));
}
