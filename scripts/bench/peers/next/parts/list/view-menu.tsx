import Link from "next/link";
import { Bookmark, ChevronDown } from "lucide";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import {
  buttonLook,
  inputLook,
  menuHeadingLook,
  menuItemLook,
  menuPanelLook,
} from "#scripts/bench/peers/shared/looks.ts";
import { Icon } from "../icon.tsx";

export function ViewMenu() {
  return (
    <details data-slot="menu" className="group/menu relative">
      <summary className="rounded-md select-none">
        <span className={`${buttonLook("secondary")} max-w-56`}>
          <Icon of={Bookmark} />
          <span className="truncate">{kit.views.all}</span>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div data-slot="menu-panel" className={`${menuPanelLook} start-0 w-80 max-w-[calc(100vw-2rem)]`}>
        <p className={menuHeadingLook}>{kit.views.title}</p>
        <Link prefetch={false} aria-current="true" className={menuItemLook} href={"/admin/client-files"}>
          {kit.views.all}
        </Link>
        <form className="space-y-2 border-t border-border p-2" method="post">
          <input type="hidden" name="view-action" value="save" />
          <label className="block space-y-1 text-xs font-medium text-muted-foreground">
            <span>{kit.views.name}</span>
            <input type="text" data-slot="input" className={inputLook} required name="name" />
          </label>
          <label className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
            <input type="checkbox" className="checkbox" name="shared" value="1" />
            {kit.views.shareIt}
          </label>
          <button type="submit" data-slot="button" className={buttonLook("primary", "small")}>
            {kit.views.save}
          </button>
        </form>
      </div>
    </details>
  );
}
