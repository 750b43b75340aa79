import { Mail } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type SendLinkProps = {
  file: string;
  /** Which paper, as the address names it. */
  paper: string;
  /** What it is, for those who do not see where the link stands. */
  name: string;
};

/** The way to send a paper by mail. */
export function SendLink({ file, paper, name }: SendLinkProps) {
  const { t } = useTranslation("fileMoney");
  return (
    <Link
      to={href("/admin/client-files/invoices/:uid/send/:paper", { uid: file, paper })}
      className={buttonVariants({ size: "sm", className: "print:hidden" })}
      aria-label={t("acts.sendNamed", { name })}
    >
      <Icon of={Mail} />
      {t("acts.send")}
    </Link>
  );
}
