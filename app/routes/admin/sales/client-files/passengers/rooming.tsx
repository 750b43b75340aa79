import { href } from "react-router";
import type { Route } from "./+types/rooming.ts";
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
import { RoomingForm } from "#app/routes/admin/sales/client-files/passengers/rooming-form.tsx";
import {
  roomingValues,
  useRoomingWords,
} from "#app/routes/admin/sales/client-files/passengers/rooming-words.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { passengerService } from "#app/services/passengers.server.ts";
import { roomingFields } from "#contract/sales/passengers/registry-fields.ts";
import { RoomingInput, type Rooming } from "#contract/sales/passengers/rooming.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, rooming] = await Promise.all([
    officeFileService(api).head(params.uid),
    passengerService(api, params.uid).rooming(),
  ]);
  return { title: file.name, file, rooming, reader: officeReader(context) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const service = passengerService(context.get(apiContext), params.uid);
  return recordAction<typeof RoomingInput, Rooming>(request, {
    schema: RoomingInput,
    fields: roomingFields,
    locale: context.get(localeContext),
    formValues: roomingValues,
    history: () => lastOfFile(context, params.uid),
    save: async (version, input) => {
      await service.changeRooming(version, input);
      const text = getI18n(context).t("passengers:rooming.saved");
      return redirectWithToast(context, href("/admin/client-files/:uid/passengers", params), { text });
    },
  });
}

/** Who shares a room with whom. */
export default function FileRooming({ loaderData, actionData }: Route.ComponentProps) {
  const { file, rooming, reader } = loaderData;
  const { t } = useTranslation("passengers");
  const words = useRoomingWords(rooming);
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-4">
        <h2 className="text-lg">{t("rooming.open")}</h2>
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
            <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("rooming.intro")}</p>
            <RoomingForm key={rooming.lock_version} file={file.uid} rooming={rooming} answer={actionData} />
          </>
        )}
      </div>
    </FileFrame>
  );
}
