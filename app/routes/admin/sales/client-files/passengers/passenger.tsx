import { href } from "react-router";
import type { Route } from "./+types/passenger.ts";
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
import { FinalBanner } from "#app/routes/admin/sales/client-files/final-banner.tsx";
import { useFinal } from "#app/routes/admin/sales/client-files/use-final.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { lastOfFile } from "#app/routes/admin/sales/client-files/passengers/last-of-file.server.ts";
import { PassengerForm } from "#app/routes/admin/sales/client-files/passengers/passenger-form.tsx";
import { passengerName } from "#app/routes/admin/sales/client-files/passengers/passenger-name.ts";
import {
  passengerValues,
  usePassengerWords,
} from "#app/routes/admin/sales/client-files/passengers/passenger-words.ts";
import { TellsSuppliers } from "#app/routes/admin/sales/client-files/passengers/tells-suppliers.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { passengerService } from "#app/services/passengers.server.ts";
import { PassengerInput, type PassengerDetails } from "#contract/sales/passengers/passenger.ts";
import { passengerFields } from "#contract/sales/passengers/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, passenger] = await Promise.all([
    officeFileService(api).head(params.uid),
    passengerService(api, params.uid).get(params.seq),
  ]);
  return { title: file.name, file, passenger, reader: officeReader(context) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const service = passengerService(context.get(apiContext), params.uid);
  return recordAction<typeof PassengerInput, PassengerDetails>(request, {
    schema: PassengerInput,
    fields: passengerFields,
    locale: context.get(localeContext),
    formValues: passengerValues,
    history: () => lastOfFile(context, params.uid),
    save: async (lock_version, input) => {
      const saved = await service.change(params.seq, { ...input, lock_version });
      const text = t("passengers:saved", { name: passengerName(saved) });
      return redirectWithToast(context, href("/admin/client-files/:uid/passengers", params), { text });
    },
  });
}

export default function FilePassenger({ loaderData, actionData }: Route.ComponentProps) {
  const { file, passenger, reader } = loaderData;
  const { t } = useTranslation("passengers");
  const words = usePassengerWords();
  const { final, typed } = useFinal(file, actionData?.result !== undefined);
  const name = passengerName(passenger) || t("traveller", { number: passenger.seq });
  return (
    <FileFrame file={file} reader={reader}>
      {final ? <FinalBanner file={file.uid} reader={reader} typed={typed} /> : null}
      <div className="max-w-3xl space-y-6">
        <h2 className="text-lg">{name}</h2>
        {actionData?.refusal && !typed ? (
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
        ) : final && !typed ? null : (
          <>
            {file.kind === "booking" ? <TellsSuppliers told={passenger.told} /> : null}
            <PassengerForm file={file.uid} passenger={passenger} answer={actionData} />
          </>
        )}
      </div>
    </FileFrame>
  );
}
