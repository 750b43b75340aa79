import { href, Link } from "react-router";
import type { Route } from "./+types/edit.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList, type RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { recordTabs } from "#app/records/record-tabs.ts";
import { AttachmentFile } from "#app/routes/admin/catalogue/supplier-attachments/attachment-file.tsx";
import { AttachmentForm } from "#app/routes/admin/catalogue/supplier-attachments/attachment-form.tsx";
import { AttachmentStateBadge } from "#app/features/attachments/attachment-state.tsx";
import {
  attachmentValues,
  useAttachmentWords,
} from "#app/routes/admin/catalogue/supplier-attachments/attachment-words.ts";
import { productChoices } from "#app/routes/admin/catalogue/supplier-attachments/product-choices.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { attachmentService, attachmentUploads } from "#app/services/attachments.server.ts";
import { AttachmentInput, type Attachment } from "#contract/catalogue/attachments/attachments.ts";
import { attachmentFields } from "#contract/catalogue/attachments/registry-fields.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("attachments.view")];

export const handle = {
  ...inList("navigation:attachments", href("/admin/attachments")),
  editor: true,
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const attachment = await attachmentService(context.get(apiContext)).get(params.uid);
  return {
    title: attachment.title,
    attachment,
    products: await productChoices(context, attachment.supplier),
    mayEdit: holds(context.get(userContext), "attachments.edit"),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const service = attachmentService(context.get(apiContext));
  const { t } = getI18n(context);
  const tell = (to: string, text: string) => redirectWithToast(context, to, { text });
  return recordAction<typeof AttachmentInput, Attachment>(request, {
    schema: AttachmentInput,
    fields: attachmentFields,
    locale: context.get(localeContext),
    formValues: attachmentValues,
    uploads: attachmentUploads(context.get(apiContext)),
    history: () => service.history(uid, 1),
    save: async (version, input) => {
      const { title } = await service.update(uid, version, input);
      return tell(href("/admin/attachments/:uid", { uid }), t("attachments:saved", { title }));
    },
    remove: async (version) => {
      const { title } = await service.get(uid);
      await service.remove(uid, version);
      return tell(href("/admin/attachments"), t("attachments:removed", { title }));
    },
  });
}

export default function EditAttachment({
  loaderData: { title, attachment, products, mayEdit, timeZone },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["attachments", "records"]);
  const { uid, supplier } = attachment;
  const removal = { question: t("ask", { title }), consequence: t("askText"), blocked: null };
  return (
    <EditRecord
      title={title}
      record={attachment}
      badges={<AttachmentStateBadge state={attachment.state} />}
      tabs={recordTabs(href("/admin/attachments/:uid", { uid }), t)}
      answer={actionData}
      words={useAttachmentWords(products)}
      timeZone={timeZone}
      removal={mayEdit ? removal : undefined}
    >
      <p className="mb-4 text-muted-foreground">
        {t("fields.supplier")}:{" "}
        <Link
          to={href("/admin/suppliers/:uid/attachments", { uid: supplier })}
          className="font-medium text-primary-text underline"
        >
          {attachment.supplier_name}
        </Link>
      </p>
      <AttachmentFile attachment={attachment} locale={useLocale()} timeZone={timeZone} />
      <AttachmentForm
        key={attachment.lock_version}
        supplier={supplier}
        attachment={attachment}
        answer={actionData}
        products={products}
        back={href("/admin/attachments")}
        readOnly={mayEdit ? undefined : t("readOnly")}
      />
    </EditRecord>
  );
}
