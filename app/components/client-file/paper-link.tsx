import { Download } from "lucide";
import { href } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type PaperLinkProps = {
  /** The file as its reader names it: the office by uid, its agency by reference. */
  file: string;
  document: string;
  number: string;
};

/** The way to an issued document as PDF. */
export function PaperLink({ file, document, number }: PaperLinkProps) {
  const { t } = useTranslation("fileMoney");
  return (
    <a
      href={href("/documents/invoice/:file/:key", { file, key: `${document}.pdf` })}
      className={buttonVariants({ size: "sm", className: "print:hidden" })}
      aria-label={t("acts.download", { number })}
    >
      <Icon of={Download} />
      PDF
    </a>
  );
}
