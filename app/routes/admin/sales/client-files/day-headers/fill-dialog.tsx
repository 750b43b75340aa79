import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Takes the words of the package that the file was made from, after a question. */
export function FillDialog({ name, version }: { name: string; version: number }) {
  const { t } = useTranslation("dayHeaders");
  const pending = useNavigation().formData?.get("intent") === "fill";
  return (
    <>
      <DialogTrigger target="fill-days">{t("fill.button")}</DialogTrigger>
      <Dialog id="fill-days" title={t("fill.title", { name })} description={t("fill.text")}>
        <Form method="post" className="space-y-4">
          <FormKey />
          <input type="hidden" name="intent" value="fill" />
          <input type="hidden" name="lock_version" value={version} />
          <label className="flex cursor-pointer items-start gap-2.5">
            <Checkbox name="all" className="mt-0.5" />
            {t("fill.all")}
          </label>
          <div className="flex flex-wrap justify-end gap-2">
            <Button popoverTarget="fill-days" popoverTargetAction="hide">
              {t("fill.keep")}
            </Button>
            <Button type="submit" variant="primary" pending={pending}>
              {t("fill.button")}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
