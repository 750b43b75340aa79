import { Ellipsis } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { menuItemClasses, MenuLabel } from "#app/components/ui/menu.tsx";
import { popoverPlace } from "#app/components/ui/popover-place.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";

type ServiceMenuProps = { file: string; line: Pick<OfficeServiceLine, "uid" | "name" | "steps"> };

/**
 * What can be done with a service now. The browser's own popover: it opens without scripts, lies above the table that
 * scrolls, and is closed by Escape and by a click elsewhere.
 */
export function ServiceMenu({ file, line }: ServiceMenuProps) {
  const { t } = useTranslation("serviceSteps");
  if (line.steps.length === 0) return null;
  const id = `steps-${line.uid}`;
  const anchor = `--${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("menu", { service: line.name })}
        className={buttonVariants({ variant: "ghost", size: "icon-sm" })}
        style={{ anchorName: anchor }}
      >
        <Icon of={Ellipsis} />
      </button>
      <div id={id} popover="auto" style={{ positionAnchor: anchor }} className={popoverPlace}>
        <MenuLabel>{line.name}</MenuLabel>
        <ul>
          {line.steps.map((step) => (
            <li key={step}>
              <Link
                to={{
                  pathname: href("/admin/client-files/:uid/services/:step", { uid: file, step }),
                  search: `ids=${line.uid}`,
                }}
                className={menuItemClasses}
              >
                {t(`steps.${step}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
