import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type StockActsProps = {
  /** The supplier. */
  uid: string;
  may: { stop: boolean; change: boolean };
  /** What the forms begin with. */
  begin: Record<string, string>;
};

/** The ways to close days and to change what is kept of them, as far as the reader may. */
export function StockActs({ uid, may, begin }: StockActsProps) {
  const { t } = useTranslation("stock");
  const query = `?${new URLSearchParams(begin).toString()}`;
  return (
    <>
      {may.stop ? (
        <Link
          to={href("/admin/suppliers/:uid/allotments/stop", { uid }) + query}
          className={buttonVariants()}
        >
          {t("stop.title")}
        </Link>
      ) : null}
      {may.change ? (
        <Link
          to={href("/admin/suppliers/:uid/allotments/change", { uid }) + query}
          className={buttonVariants({ variant: "primary" })}
        >
          {t("change.title")}
        </Link>
      ) : null}
    </>
  );
}
