import { useEffect, useId, useRef } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileChoice } from "#app/routes/admin/sales/client-files/bulk.server.ts";

/** Asks whom the ticked files are assigned to or which label is meant; what follows is the question of the verb. */
export function BulkChoose({ action, fields, choices }: FileChoice) {
  const { t } = useTranslation(["clientFiles", "kit"]);
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const pending = useNavigation().formData?.get("bulk") === action;
  // It stands above the button that asked for it.
  useEffect(() => heading.current?.focus(), [fields]);
  const what = action === "assign" ? "consultant" : "label";
  return (
    <section
      aria-labelledby={id}
      data-slot="bulk-choose"
      className="mb-4 space-y-3 rounded-md border border-border bg-card p-4"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-base font-semibold outline-none">
        {t(`bulk.ask.${action}`)}
      </h2>
      {choices && choices.length > 0 ? null : (
        <p role="alert">{t(choices ? `bulk.none.${what}` : "bulk.unknown")}</p>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {choices && choices.length > 0 ? (
          <Select
            name={`value-${action === "assign" ? "assign" : "label"}`}
            aria-labelledby={id}
            required
            className="w-60 max-sm:w-full"
          >
            <option value="">{t(`bulk.${what}`)}</option>
            {choices.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
        {choices?.length === 0 ? null : (
          <Button type="submit" size="sm" variant="primary" pending={pending}>
            {t(choices ? "bulk.goOn" : "bulk.again")}
          </Button>
        )}
        <Link to={{ search }} preventScrollReset className={buttonVariants({ size: "sm" })}>
          {t("kit:form.cancel")}
        </Link>
      </Form>
    </section>
  );
}
