import { href } from "react-router";
import type { Route } from "./+types/desk.ts";
import { FileDesk } from "#app/components/desk/file-desk.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { can } from "#contract/permission-expression.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const user = signedIn(context);
  return {
    title: getI18n(context).t("navigation:desk"),
    name: user.name,
    seesFiles: can(user, "own-files.view"),
    today: todayIn(brands[user.brand].timeZone, new Date()),
    desk: await agentFileService(context.get(apiContext)).desk(),
  };
}

export default function AgentDesk({ loaderData: { name, seesFiles, today, desk } }: Route.ComponentProps) {
  return (
    <FileDesk
      name={name}
      desk={desk}
      today={today}
      list={seesFiles ? href("/app/list-bookings") : null}
      linkTo={({ reference }) => href("/app/view-booking/:reference", { reference })}
    />
  );
}
