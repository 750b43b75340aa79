import { Copy } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, href, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FormKey } from "#app/forms/form-key.tsx";

/** The form of all copy buttons of a page, which say by themselves where they post to. */
export function CopyForm() {
  return (
    <Form id="copy-package" method="post">
      <FormKey />
    </Form>
  );
}

type CopyButtonProps = {
  uid: string;
  name: string;
  /** In a row of a list, where the name of the package stands beside it. */
  inRow?: boolean;
};

/** Makes a draft of a package; needs a `<CopyForm>` on the page. */
export function CopyButton({ uid, name, inRow = false }: CopyButtonProps) {
  const { t } = useTranslation("packageEditor");
  const to = href("/admin/quick-quote/:uid", { uid });
  const { formAction, formData } = useNavigation();
  const pending = formAction === to && formData?.get("intent") === "copy";
  return (
    <Button
      type="submit"
      form="copy-package"
      formAction={to}
      name="intent"
      value="copy"
      variant={inRow ? "ghost" : "secondary"}
      size={inRow ? "sm" : undefined}
      className={inRow ? "md:w-7 md:px-0" : undefined}
      aria-label={inRow ? t("copy.of", { name }) : undefined}
      title={inRow ? t("copy.of", { name }) : undefined}
      pending={pending}
    >
      <Icon of={Copy} />
      <span className={inRow ? "md:sr-only" : undefined}>{t("copy.do")}</span>
    </Button>
  );
}
