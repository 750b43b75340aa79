import { href, redirect } from "react-router";
import type { Route } from "./+types/mapping.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { ImportStatus } from "#app/routes/admin/catalogue/suppliers/imports/import-status.tsx";
import { MappingForm } from "#app/routes/admin/catalogue/suppliers/imports/mapping-form.tsx";
import {
  mappingValues,
  useMappingWords,
} from "#app/routes/admin/catalogue/suppliers/imports/mapping-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { rateImportService } from "#app/services/rate-imports.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { sheetMappingFields } from "#contract/catalogue/rate-imports/registry-fields.ts";
import { SheetMappingInput, type SheetMapping } from "#contract/catalogue/rate-imports/sheet-mapping.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const imports = rateImportService(api);
  const [supplier, mapping] = await Promise.all([
    supplierService(api).get(params.uid),
    imports.mapping(params.batch),
  ]);
  const title = getI18n(context).t("rateImports:mapping.title", { name: mapping.import.name });
  return { title, supplier, mapping, timeZone: officeTimeZone(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const imports = rateImportService(context.get(apiContext));
  return recordAction<typeof SheetMappingInput, SheetMapping>(request, {
    schema: SheetMappingInput,
    fields: sheetMappingFields,
    locale: context.get(localeContext),
    formValues: mappingValues,
    // Choices of columns are no deeds that the log keeps: nobody is named as the quicker one.
    history: () => Promise.reject(new Error("Imports have no history")),
    save: async (version, input) => {
      await imports.saveMapping(params.batch, version, input);
      return redirect(href("/admin/suppliers/:uid/import/:batch/preview", params));
    },
  });
}

export default function ImportMapping({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, mapping, timeZone } = loaderData;
  const { t } = useTranslation("rateImports");
  const words = useMappingWords();
  const { sheet_name: sheet, other_sheets: others } = mapping;
  return (
    <RecordPage
      title={title}
      partOf={{ name: supplier.name, to: href("/admin/suppliers/:uid/import", { uid: params.uid }) }}
      badges={<ImportStatus status={mapping.import.status} />}
      answer={actionData}
    >
      {actionData?.conflict ? (
        <ConflictScreen conflict={actionData.conflict} words={words} timeZone={timeZone} />
      ) : (
        <>
          <p className="mb-5 max-w-[70ch] text-muted-foreground">
            {t("mapping.intro")}
            {sheet === null ? null : ` ${t("mapping.sheet", { name: sheet })}`}
            {others.length > 0 ? ` ${t("mapping.others", { names: others.join(", ") })}` : null}
          </p>
          <MappingForm
            key={mapping.lock_version}
            supplier={params.uid}
            mapping={mapping}
            answer={actionData}
          />
        </>
      )}
    </RecordPage>
  );
}
