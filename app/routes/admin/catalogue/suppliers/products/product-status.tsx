import { Archive, CircleCheck, CircleDashed } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";

const looks = {
  draft: { tone: "neutral", icon: CircleDashed },
  active: { tone: "green", icon: CircleCheck },
  retired: { tone: "outline", icon: Archive },
} as const satisfies Record<ProductOption["status"], object>;

/** Whether a product is sold: colour, icon and word. */
export function ProductStatus({ status }: Pick<ProductOption, "status">) {
  const { t } = useTranslation("supplierProducts");
  return <Badge {...looks[status]}>{t(`statuses.${status}`)}</Badge>;
}

/** What stands beside the name of a product on its pages: code and status. */
export function ProductBadges({ product: { code, status } }: { product: ProductOption }) {
  return (
    <>
      <Badge tone="outline">{code}</Badge>
      <ProductStatus status={status} />
    </>
  );
}
