import { Bookmark, ChevronDown, Star, Users } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation } from "react-router";
import { useFollowLink } from "#app/components/use-follow-link.ts";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Menu, menuItemClasses, MenuLabel } from "#app/components/ui/menu.tsx";
import { ViewSteps } from "#app/data-table/view-steps.tsx";
import { searchOfView } from "#app/data-table/view-search.ts";
import type { ViewProblem } from "#app/data-table/view-problem.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import type { ListSettings } from "#contract/system/saved-views.ts";

type ViewMenuProps = {
  settings: Pick<ListSettings, "views" | "default_view">;
  /** What was wrong with the last attempt to save a view. */
  problem?: ViewProblem | undefined;
};

/**
 * The saved views of a list: to open, to save what is shown now, to change, share, make the default or delete.
 * Plain forms that post `view-action` to the page's own address.
 */
export function ViewMenu({ settings: { views, default_view: defaultView }, problem }: ViewMenuProps) {
  const { t } = useTranslation("kit");
  const { pathname, search } = useLocation();
  const follow = useFollowLink();
  const uid = new URLSearchParams(search).get("view");
  const current = views.find((view) => view.uid === uid);
  return (
    <Menu
      align="start"
      open={problem !== undefined}
      panelClassName="w-80 max-w-[calc(100vw-2rem)]"
      trigger={
        <span className={buttonVariants({ className: "max-w-56" })}>
          <Icon of={Bookmark} />
          <span className="truncate">{current?.name ?? t("views.all")}</span>
          <Icon of={ChevronDown} />
        </span>
      }
    >
      <MenuLabel>{t("views.title")}</MenuLabel>
      <a
        href={`${pathname}${defaultView ? "?view=all" : ""}`}
        onClick={follow}
        aria-current={current ? undefined : "true"}
        className={menuItemClasses}
      >
        {t("views.all")}
      </a>
      {views.map((view) => (
        <a
          key={view.uid}
          href={`${pathname}${searchOfView(view)}`}
          onClick={follow}
          aria-current={view === current ? "true" : undefined}
          className={menuItemClasses}
        >
          <span className="min-w-0 grow truncate">
            {view.name}
            {view.mine ? null : <span className="text-muted-foreground"> · {view.owner_name}</span>}
          </span>
          {view.shared ? <Icon of={Users} aria-label={t("views.shared")} /> : null}
          {view.uid === defaultView ? <Icon of={Star} aria-label={t("views.default")} /> : null}
        </a>
      ))}
      {current ? <ViewSteps view={current} isDefault={current.uid === defaultView} /> : null}
      {/* A new one for each view: the name of the one just saved is not offered for the next. */}
      <SaveView key={current?.uid ?? "all"} problem={problem} />
    </Menu>
  );
}

function SaveView({ problem }: Pick<ViewMenuProps, "problem">) {
  const { t } = useTranslation("kit");
  return (
    <Form method="post" className="space-y-2 border-t border-border p-2">
      <FormKey />
      <input type="hidden" name="view-action" value="save" />
      <label className="block space-y-1 text-xs font-medium text-muted-foreground">
        <span>{t("views.name")}</span>
        <Input
          name="name"
          required
          defaultValue={problem?.name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "view-problem" : undefined}
        />
      </label>
      {problem ? (
        <p id="view-problem" role="alert" className="text-xs text-destructive-text">
          {problem.text}
        </p>
      ) : null}
      <label className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
        <Checkbox name="shared" value="1" defaultChecked={problem?.shared} />
        {t("views.shareIt")}
      </label>
      <Button type="submit" size="sm" variant="primary">
        {t("views.save")}
      </Button>
    </Form>
  );
}
