import { Ellipsis } from "lucide";
import { Form, href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { menuItemClasses, MenuLabel } from "#app/components/ui/menu.tsx";
import { popoverPlace } from "#app/components/ui/popover-place.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { ChangeWay, ServiceDeed } from "#contract/sales/file-services/services.ts";

type EditMenuProps = {
  file: string;
  line: Pick<OfficeServiceLine, "uid" | "name" | "day_no">;
  may: readonly ServiceDeed[];
  way: ChangeWay;
  lockVersion: number;
  /** Who looks may see how its price comes about. */
  seesCost: boolean;
};

/** What may be done with a service of the file: the browser's own popover, which opens without scripts. */
export function EditMenu({ file, line, may, way, lockVersion, seesCost }: EditMenuProps) {
  const { t } = useTranslation("fileServices");
  const { t: ofPrice } = useTranslation("linePrice");
  const holds = (deed: ServiceDeed) => may.includes(deed);
  const changes = holds("swap") || holds("move") || holds("write");
  const posted = (["take", "leave", "restore"] as const).filter(holds);
  if (!changes && posted.length === 0 && !holds("remove") && !seesCost) return null;
  const id = `deeds-${line.uid}`;
  const anchor = `--${id}`;
  const post = (intent: "take" | "leave" | "restore" | "remove") => (
    <li key={intent}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="line" value={line.uid} />
        <input type="hidden" name="day" value={line.day_no} />
        <input type="hidden" name="lock_version" value={lockVersion} />
        <button type="submit" className={menuItemClasses}>
          {t(intent)}
        </button>
      </Form>
    </li>
  );
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
          {changes ? (
            <li>
              <Link
                to={href("/admin/client-files/:uid/services/:line/change", { uid: file, line: line.uid })}
                className={menuItemClasses}
              >
                {t(holds("write") ? "write" : "change")}
              </Link>
            </li>
          ) : null}
          {seesCost ? (
            <li>
              <Link
                to={href("/admin/client-files/:uid/services/:line/price", { uid: file, line: line.uid })}
                className={menuItemClasses}
              >
                {ofPrice("menu")}
              </Link>
            </li>
          ) : null}
          {posted.map(post)}
          {holds("remove") ? removal() : null}
        </ul>
      </div>
    </>
  );

  /** What is bought in a booking is taken out with those who deliver it, after it was shown what that costs. */
  function removal() {
    if (way === "direct" || holds("write")) return post("remove");
    return (
      <li>
        <Link
          to={{
            pathname: href("/admin/client-files/:uid/services/amend", { uid: file }),
            search: `?remove=${line.uid}`,
          }}
          className={menuItemClasses}
        >
          {t("remove")}
        </Link>
      </li>
    );
  }
}
