import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { takeUploads } from "#app/forms/take-uploads.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList, type RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { AttachmentForm } from "#app/routes/admin/catalogue/supplier-attachments/attachment-form.tsx";
import { ChooseSupplier } from "#app/routes/admin/catalogue/supplier-attachments/choose-supplier.tsx";
import { productChoices } from "#app/routes/admin/catalogue/supplier-attachments/product-choices.server.ts";
import { attachmentService, attachmentUploads } from "#app/services/attachments.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { AttachmentInput } from "#contract/catalogue/attachments/attachments.ts";
import { attachmentFields } from "#contract/catalogue/attachments/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("attachments.edit")];

export const handle = {
  ...inList("navigation:attachments", href("/admin/attachments")),
  editor: true,
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const shownSuppliers = 25;
const longestSearch = 60;

/** With a supplier in the address the form of its attachment; without, the question whose it is. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const suppliers = supplierService(context.get(apiContext));
  const title = getI18n(context).t("attachments:add");
  const uid = url.searchParams.get("supplier") ?? "";
  if (uid !== "") {
    const [supplier, products] = await Promise.all([suppliers.get(uid), productChoices(context, uid)]);
    return { title, supplier: { uid, name: supplier.name }, products };
  }
  const sought = (url.searchParams.get("q") ?? "").trim();
  // No supplier has so long a name, and the list takes no such search.
  if (sought.length > longestSearch) return { title, supplier: null, sought, found: [], more: false };
  const { data, meta: pages } = await suppliers.list({
    ...{ page: 1, per_page: shownSuppliers, sort: ["name"] },
    filter: sought === "" ? {} : { q: sought },
  });
  const found = data.map(({ uid: key, code, name, place_name }) => ({ uid: key, code, name, place_name }));
  return { title, supplier: null, sought, found, more: (pages.total ?? 0) > shownSuppliers };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { names, store } = attachmentUploads(context.get(apiContext));
  const { formData, refused } = await takeUploads(request, names, store);
  return formAction(
    formData,
    { schema: AttachmentInput, fields: attachmentFields, refused },
    async (input, form) => {
      const { supplier, title } = await attachmentService(context.get(apiContext)).create(
        input,
        onceFor(form),
      );
      const text = getI18n(context).t("attachments:created", { title });
      return redirectWithToast(context, href("/admin/suppliers/:uid/attachments", { uid: supplier }), {
        text,
      });
    },
  );
}

export default function CreateAttachment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("attachments");
  const { supplier } = loaderData;
  if (!supplier) {
    return (
      <RecordPage title={loaderData.title}>
        <ChooseSupplier sought={loaderData.sought} found={loaderData.found} more={loaderData.more} />
      </RecordPage>
    );
  }
  return (
    <RecordPage title={loaderData.title}>
      <p className="mb-4 text-muted-foreground">
        {t("fields.supplier")}: <strong className="font-medium text-foreground">{supplier.name}</strong>
      </p>
      <AttachmentForm
        supplier={supplier.uid}
        answer={actionData && { result: actionData }}
        products={loaderData.products}
        back={href("/admin/suppliers/:uid/attachments", { uid: supplier.uid })}
      />
    </RecordPage>
  );
}
