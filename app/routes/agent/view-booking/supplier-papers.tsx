import { href } from "react-router";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatFileSize } from "#app/domain/file-size.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TripAttachment } from "#contract/sales/trip-attachments/trip-attachment.ts";

type SupplierPapersProps = { reference: string; papers: readonly TripAttachment[] };

/** What suppliers of the trip gave for agencies and travellers, each to be opened. */
export function SupplierPapers({ reference, papers }: SupplierPapersProps) {
  const { t } = useTranslation("fileAccount");
  const locale = useLocale();
  return (
    <Card className="mt-4 max-w-2xl">
      <CardHeader>
        <CardTitle>{t("papers.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("papers.text")}</p>
      </CardHeader>
      <CardContent>
        <ul className="divide-y divide-border">
          {papers.map(({ uid, title, supplier_name: supplier, bytes }) => (
            <li key={uid} className="py-2">
              <a
                href={href("/documents/attachments/:reference/:uid", { reference, uid })}
                className="font-medium text-primary-text hover:underline"
              >
                {title}
              </a>
              <p className="text-xs text-muted-foreground">
                {supplier} · {formatFileSize(bytes, locale)}
              </p>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
