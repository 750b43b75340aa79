import { href } from "react-router";
import type { Route } from "./+types/needs.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { lastOfFile } from "#app/routes/admin/sales/client-files/passengers/last-of-file.server.ts";
import { NeedsForm } from "#app/routes/admin/sales/client-files/passengers/needs-form.tsx";
import {
  needsValues,
  useNeedsWords,
} from "#app/routes/admin/sales/client-files/passengers/passenger-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { passengerService } from "#app/services/passengers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { PassengerNeedsInput, type PassengerNeeds } from "#contract/sales/passengers/passenger.ts";
import { passengerNeedsFields } from "#contract/sales/passengers/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("pax.view-sensitive")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, needs] = await Promise.all([
    officeFileService(api).head(params.uid),
    passengerService(api, params.uid).needs(params.seq),
  ]);
  const mayChange = holds(signedIn(context), "client-files.edit");
  return { title: file.name, file, needs, mayChange, reader: officeReader(context) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const service = passengerService(context.get(apiContext), params.uid);
  return recordAction<typeof PassengerNeedsInput, PassengerNeeds>(request, {
    schema: PassengerNeedsInput,
    fields: passengerNeedsFields,
    locale: context.get(localeContext),
    formValues: needsValues,
    history: () => lastOfFile(context, params.uid),
    save: async (lock_version, input) => {
      const saved = await service.changeNeeds(params.seq, { ...input, lock_version });
      const name = saved.name || t("passengers:traveller", { number: saved.seq });
      const text = t("passengers:saved", { name });
      return redirectWithToast(context, href("/admin/client-files/:uid/passengers", params), { text });
    },
  });
}

export default function FilePassengerNeeds({ loaderData, actionData }: Route.ComponentProps) {
  const { file, needs, mayChange, reader } = loaderData;
  const { t } = useTranslation("passengers");
  const words = useNeedsWords();
  const name = needs.name || t("traveller", { number: needs.seq });
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <h2 className="text-lg">{t("needsNamed", { name })}</h2>
        {actionData?.refusal ? (
          <Alert tone="danger" role="alert">
            {actionData.refusal}
          </Alert>
        ) : null}
        {actionData?.conflict ? (
          <ConflictScreen
            conflict={actionData.conflict}
            words={words}
            timeZone={brands[file.brand].timeZone}
          />
        ) : (
          <>
            <p className="max-w-xl text-pretty text-muted-foreground">{t("sealed")}</p>
            <NeedsForm {...{ file: file.uid, needs, mayChange }} answer={actionData} />
          </>
        )}
      </div>
    </FileFrame>
  );
}
