import { href } from "react-router";
import type { Route } from "./+types/account.ts";
import { PaymentSchedule } from "#app/components/client-file/payment-schedule.tsx";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadHead } from "#app/routes/agent/view-booking/load-file.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { ToPay } from "./to-pay.tsx";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [page, account] = await Promise.all([
    loadHead(context, params.reference),
    agentFileService(context.get(apiContext)).account(params.reference),
  ]);
  return { ...page, account };
}

export default function Account({ loaderData: { file, may, account } }: Route.ComponentProps) {
  return (
    <FileFrame file={file} may={may}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <ToPay account={account} file={file} />
        <PaymentSchedule account={account} file={file} />
      </div>
    </FileFrame>
  );
}
