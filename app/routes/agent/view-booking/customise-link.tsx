import { Copy, SlidersHorizontal } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AgentFile } from "#contract/sales/client-files/client-file.ts";

type CustomiseLinkProps = { file: Pick<AgentFile, "reference" | "kind" | "status" | "quote_status"> };

/** The ways to where a quote is customised, and to a copy of any file. */
export function CustomiseLink({ file }: CustomiseLinkProps) {
  const { t } = useTranslation("quotes");
  const copy = (
    <Link
      to={href("/app/quick-quote/copy/:reference", { reference: file.reference })}
      className={buttonVariants({ size: "sm", className: "print:hidden" })}
    >
      <Icon of={Copy} />
      {t("copy.open")}
    </Link>
  );
  // What the client accepted stays as it is: it is booked, or another one begins with a copy.
  const isOpen = file.kind === "quote" && ["Quote", "Expired"].includes(file.status);
  if (!isOpen || file.quote_status === "Accepted") return copy;
  return (
    <>
      <Link
        aria-keyshortcuts="e"
        to={href("/app/quick-quote/customise/:reference", { reference: file.reference })}
        className={buttonVariants({ size: "sm", className: "print:hidden" })}
      >
        <Icon of={SlidersHorizontal} />
        {t("customise")}
      </Link>
      {copy}
    </>
  );
}
