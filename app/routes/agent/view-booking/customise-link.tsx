import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import type { AgentFile } from "#contract/client-files/client-file.ts";

/** The way to where a quote is customised; a booking has none. */
export function CustomiseLink({ file }: { file: AgentFile }) {
  const { t } = useTranslation("quotes");
  if (file.kind !== "quote" || file.status !== "Quote") return null;
  return (
    <Link
      to={href("/app/quick-quote/customise/:reference", { reference: file.reference })}
      className={buttonVariants({ size: "sm", className: "print:hidden" })}
    >
      <SlidersHorizontal aria-hidden="true" />
      {t("customise")}
    </Link>
  );
}
