import { Users } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/passengers.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { isLiveBooking } from "#app/domain/file-statuses.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { TripLink } from "#app/routes/admin/sales/client-files/days/trip-link.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { PassengerTable } from "#app/routes/admin/sales/client-files/passengers/passenger-table.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { passengerService } from "#app/services/passengers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, passengers] = await Promise.all([
    officeFileService(api).head(params.uid),
    passengerService(api, params.uid).list(),
  ]);
  return {
    title: file.name,
    file,
    passengers,
    reader: officeReader(context),
    mayChange: holds(signedIn(context), "client-files.edit"),
    mayAmend: holds(signedIn(context), "services.edit") && isLiveBooking(file),
  };
}

export default function FilePassengers({ loaderData }: Route.ComponentProps) {
  const { file, passengers, reader, mayChange, mayAmend } = loaderData;
  const { t } = useTranslation("passengers");
  const rooms = new Set(passengers.flatMap(({ room }) => room?.seq ?? []));
  const mayShare = mayChange && rooms.size > 1;
  return (
    <FileFrame file={file} reader={reader}>
      <h2 className="sr-only">{t("title")}</h2>
      {mayAmend || mayShare ? (
        <div className="mb-3 flex flex-wrap justify-end gap-2 print:hidden">
          {mayShare ? (
            <Link
              to={href("/admin/client-files/:uid/rooming", { uid: file.uid })}
              className={buttonVariants()}
            >
              {t("rooming.open")}
            </Link>
          ) : null}
          {mayAmend ? <TripLink file={file.uid} /> : null}
        </div>
      ) : null}
      <Card>
        {passengers.length === 0 ? (
          <EmptyState icon={Users} title={t("empty")} text={t("emptyText")} />
        ) : (
          <PassengerTable {...{ file, passengers, mayChange }} />
        )}
      </Card>
    </FileFrame>
  );
}
