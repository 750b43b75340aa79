import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { Consultant } from "#contract/sales/client-files/assign.ts";

type HandOverProps = { consultants: readonly Consultant[]; current: string | null; lockVersion: number };

/** Hands the file to somebody else of the office, who is told. */
export function HandOver({ consultants, current, lockVersion }: HandOverProps) {
  const { t } = useTranslation(["notifications", "kit"]);
  const others = consultants.filter(({ name }) => name !== current);
  if (others.length === 0) return null;
  return (
    <Menu
      align="start"
      className="print:hidden"
      panelClassName="w-64 p-3 max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:w-auto"
      trigger={<span className="text-xs text-primary-text hover:underline">{t("assign.menu")}</span>}
    >
      <Form method="post" className="space-y-3">
        <input type="hidden" name="lock_version" value={lockVersion} />
        <div className="space-y-1.5">
          <Label htmlFor="hand-over-to">{t("assign.label")}</Label>
          <Select id="hand-over-to" name="consultant_uid" required defaultValue="">
            <option value="" disabled>
              {t("kit:select.selectLabel", { label: t("assign.label") })}
            </option>
            {others.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="primary" size="sm">
          {t("assign.submit")}
        </Button>
      </Form>
    </Menu>
  );
}
