import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import type { SavedView } from "#contract/system/saved-views.ts";

const question = "delete-view";

/** What can be done with the view that is open: its own, and the default, which is everybody's own choice. */
export function ViewSteps({ view, isDefault }: { view: SavedView; isDefault: boolean }) {
  const { t } = useTranslation("kit");
  return (
    <Form method="post" className="flex flex-wrap gap-1.5 border-t border-border p-2" aria-label={view.name}>
      <input type="hidden" name="view" value={view.uid} />
      <input type="hidden" name="version" value={view.lock_version} />
      <Act
        name={isDefault ? "no-default" : "default"}
        label={t(isDefault ? "views.noDefault" : "views.makeDefault")}
      />
      {view.mine ? (
        <>
          <Act name="update" label={t("views.update")} />
          <Act
            name={view.shared ? "unshare" : "share"}
            label={t(view.shared ? "views.unshare" : "views.share")}
          />
          <DialogTrigger size="sm" target={question}>
            {t("views.delete")}
          </DialogTrigger>
          <Dialog
            id={question}
            title={t("views.deleteTitle", { name: view.name })}
            description={t(view.shared ? "views.deleteShared" : "views.deleteOwn")}
            footer={
              <>
                <Button popoverTarget={question} popoverTargetAction="hide">
                  {t("form.cancel")}
                </Button>
                <Button type="submit" variant="destructive" name="view-action" value="delete">
                  {t("views.delete")}
                </Button>
              </>
            }
          />
        </>
      ) : null}
    </Form>
  );
}

function Act({ name, label }: { name: string; label: string }) {
  return (
    <Button type="submit" size="sm" name="view-action" value={name}>
      {label}
    </Button>
  );
}
