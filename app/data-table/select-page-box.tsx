import type { ChangeEvent } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** Ticks or clears every row of the page. Needs JavaScript and is absent without it. */
export function SelectPageBox() {
  const { t } = useTranslation("kit");
  const hydrated = useHydrated();
  if (!hydrated) return <span className="sr-only">{t("table.select")}</span>;
  const tickAll = (event: ChangeEvent<HTMLInputElement>) => {
    const boxes =
      event.target.closest("table")?.querySelectorAll<HTMLInputElement>('input[name="ids"]') ?? [];
    for (const box of boxes) box.checked = event.target.checked;
  };
  return <Checkbox aria-label={t("table.selectPage")} onChange={tickAll} />;
}
