import type { ReactNode } from "react";
import { Form, href } from "react-router";
import type { LineTools } from "#app/components/client-file/line-tools.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ServiceMenu } from "#app/routes/admin/sales/client-files/services/service-menu.tsx";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import { serviceSteps } from "#contract/sales/service-steps/step-names.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** A box to tick and a menu for each service that something can be done with; undefined where nothing can. */
export function useServiceTools(file: OfficeFile): LineTools<OfficeServiceLine> | undefined {
  const { t } = useTranslation("serviceSteps");
  if (stepsOf(file).length === 0) return undefined;
  return {
    heading: t("actions"),
    tick: (line) =>
      line.steps.length === 0 ? null : (
        <Checkbox name="ids" value={line.uid} aria-label={t("choose", { service: line.name })} />
      ),
    menu: (line) => <ServiceMenu file={file.uid} line={line} />,
  };
}

/** In the order of the menu. */
function stepsOf({ days }: Pick<OfficeFile, "days">): ServiceStep[] {
  const possible = new Set(days.flatMap(({ services }) => services.flatMap(({ steps }) => steps)));
  return serviceSteps.filter((step) => possible.has(step));
}

/**
 * The services, and below them what can be done with those that are ticked. The bar appears with the first tick by the
 * style sheet alone; each button leads to a page that says first what would become of each service.
 */
export function ChosenServices({ file, children }: { file: OfficeFile; children: ReactNode }) {
  const { t } = useTranslation("serviceSteps");
  const steps = stepsOf(file);
  if (steps.length === 0) return children;
  return (
    <Form method="get" data-slot="bulk-form">
      {children}
      <fieldset className="bulk-bar">
        <legend className="sr-only">{t("bulk")}</legend>
        {steps.map((step) => (
          <Button
            key={step}
            type="submit"
            size="sm"
            formAction={href("/admin/client-files/:uid/services/:step", { uid: file.uid, step })}
          >
            {t(`steps.${step}`)}
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}
