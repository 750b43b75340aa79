import { ArrowLeftRight } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/transactions.ts";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadFile } from "#app/routes/agent/view-booking/load-file.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadFile(context, params.reference);
}

export default function Transactions({ loaderData: { file, may } }: Route.ComponentProps) {
  const { t } = useTranslation("fileAccount");
  return (
    <FileFrame file={file} may={may}>
      <Card aria-label={t("tabs.transactions")}>
        <EmptyState icon={ArrowLeftRight} title={t("transactions.empty")} text={t("transactions.text")} />
      </Card>
    </FileFrame>
  );
}
