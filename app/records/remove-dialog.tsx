import { Trash2 } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

type RemoveDialogProps = {
  /** Names the record: "Remove the label Honeymoon?" */
  question: string;
  /** What becomes of it, in one sentence. */
  consequence: string;
  version: number;
  /** Why it cannot be removed now: said instead of the question. */
  blocked?: string | null;
};

/** The button that removes a record, and the question before it. Works without JavaScript. */
export function RemoveDialog({ question, consequence, version, blocked = null }: RemoveDialogProps) {
  const { t } = useTranslation("records");
  const pending = useNavigation().formData?.get("intent") === "remove";
  return (
    <>
      <DialogTrigger target="remove-record">
        <Icon of={Trash2} />
        {t("remove")}
      </DialogTrigger>
      <Dialog
        id="remove-record"
        title={blocked === null ? question : t("cannotRemove")}
        description={blocked ?? consequence}
        footer={
          <>
            <Button popoverTarget="remove-record" popoverTargetAction="hide">
              {t("keep")}
            </Button>
            {blocked === null ? (
              <Form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="lock_version" value={version} />
                <Button type="submit" variant="destructive" pending={pending}>
                  {t("remove")}
                </Button>
              </Form>
            ) : null}
          </>
        }
      />
    </>
  );
}
