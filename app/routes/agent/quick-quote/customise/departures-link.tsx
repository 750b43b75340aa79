import { BusFront } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The way to the tours that can be put into a quote. */
export function DeparturesLink({ reference }: { reference: string }) {
  const { t } = useTranslation("tours");
  return (
    <Link
      to={href("/app/quick-quote/customise/:reference/departures", { reference })}
      className={buttonVariants({ size: "sm", className: "print:hidden" })}
    >
      <Icon of={BusFront} />
      {t("title")}
    </Link>
  );
}
