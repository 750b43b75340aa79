import { href } from "react-router";
import type { Route } from "./+types/desk.ts";
import { ContractLists } from "#app/components/desk/contract-lists.tsx";
import { FileDesk } from "#app/components/desk/file-desk.tsx";
import { MoneyLists } from "#app/components/desk/money-lists.tsx";
import { TaskList } from "#app/components/desk/task-list.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { endingContracts } from "#app/routes/admin/ending-contracts.server.ts";
import { whoseOf } from "#app/routes/portal/whose.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { can } from "#contract/permission-expression.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = signedIn(context);
  const { timeZone } = brands[user.brand];
  const [desk, contracts] = await Promise.all([
    officeFileService(context.get(apiContext)).desk(whoseOf(request)),
    endingContracts(context),
  ]);
  return {
    title: getI18n(context).t("navigation:desk"),
    name: user.name,
    seesFiles: can(user, "client-files.view"),
    timeZone,
    today: todayIn(timeZone, new Date()),
    desk,
    contracts,
  };
}

export default function AdminDesk({ loaderData: { seesFiles, contracts, ...rest } }: Route.ComponentProps) {
  const { overpaid, received, tasks } = rest.desk;
  return (
    <FileDesk
      {...rest}
      list={seesFiles ? href("/admin/client-files") : null}
      tasks={tasks ? <TaskList {...tasks} /> : null}
      money={<MoneyLists {...{ received, overpaid }} timeZone={rest.timeZone} />}
      more={contracts ? <ContractLists {...contracts} /> : null}
      linkTo={({ uid }) => href("/admin/client-files/:uid", { uid })}
    />
  );
}
