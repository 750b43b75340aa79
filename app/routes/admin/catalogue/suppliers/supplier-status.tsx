import { Archive, CircleCheck, CirclePause } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

const looks = {
  active: { tone: "green", icon: CircleCheck },
  on_hold: { tone: "amber", icon: CirclePause },
  closed: { tone: "outline", icon: Archive },
} as const satisfies Record<Supplier["status"], object>;

/** Whether we buy from a supplier: colour, icon and word. */
export function SupplierStatus({ status }: Pick<Supplier, "status">) {
  const { t } = useTranslation("suppliers");
  return <Badge {...looks[status]}>{t(`statuses.${status}`)}</Badge>;
}

/** What stands beside the name of a supplier on its pages: code and status. */
export function SupplierBadges({
  supplier: { code, status },
}: {
  supplier: Pick<Supplier, "code" | "status">;
}) {
  return (
    <>
      <Badge tone="outline">{code}</Badge>
      <SupplierStatus status={status} />
    </>
  );
}
