import { Link } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";

type AllOfProps = { rows: readonly unknown[]; total: number; to: string };

/** The way to the whole list, where a desk shows its first rows alone. */
export function AllOf({ rows, total, to }: AllOfProps) {
  const { t } = useTranslation("desk");
  if (total <= rows.length) return null;
  return (
    <p className="pt-2 text-sm print:hidden">
      <Link to={to} className="text-primary-text hover:underline">
        {t("allOfThem", { count: total })}
      </Link>
    </p>
  );
}
