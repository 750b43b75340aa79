import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import type { OfficeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import type { OfficeFileHead } from "#contract/sales/client-files/client-file.ts";

type MoneyFrameProps = {
  file: OfficeFileHead;
  reader: OfficeReader;
  title: string;
  text?: string;
  /** Why there is nothing to do here; then the form is not shown. */
  nothing?: { title: string; text?: string } | null;
  children: ReactNode;
};

/** A page on which one thing is done to the money of a file, with the way back to it. */
export function MoneyFrame({ file, reader, title, text, nothing, children }: MoneyFrameProps) {
  const { t } = useTranslation("fileMoney");
  const back = (
    <Link
      to={href("/admin/client-files/invoices/:uid", { uid: file.uid })}
      className={buttonVariants({ variant: "secondary" })}
    >
      {t("acts.back")}
    </Link>
  );
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-4">
        <h2 className="text-lg">{title}</h2>
        {nothing ? (
          <Card>
            <EmptyState title={nothing.title} text={nothing.text} action={back} />
          </Card>
        ) : (
          <>
            {text ? <p className="text-pretty text-muted-foreground">{text}</p> : null}
            <Card>
              <CardContent className="pt-5">{children}</CardContent>
            </Card>
            {back}
          </>
        )}
      </div>
    </FileFrame>
  );
}
