import type { TFunction } from "i18next";
import type { Transition } from "#app/records/transitions-panel.tsx";
import type { ProductOption } from "#contract/catalogue/options/options.ts";

/** What can be done with a product as it is, and why not the rest. */
export function productSteps(
  { status }: Pick<ProductOption, "status">,
  { name, mayEdit }: { name: string; mayEdit: boolean },
  t: TFunction<"supplierProducts">,
): Transition[] {
  const isSold = status === "active";
  const may = (reason: string | null) => (mayEdit ? reason : t("steps.mayNot"));
  return [
    { verb: "sell", label: t("steps.sell"), blocked: may(isSold ? t("steps.onSale") : null) },
    {
      verb: "retire",
      label: t("steps.retire"),
      blocked: may(isSold ? null : t("steps.notOnSale")),
      destructive: true,
      ask: { question: t("steps.retireAsk", { name }), consequence: t("steps.retireText") },
    },
  ];
}
