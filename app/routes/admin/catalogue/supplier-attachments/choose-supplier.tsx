import { Form, href, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

type ChooseSupplierProps = {
  /** What was searched for; empty before. */
  sought: string;
  found: readonly Pick<Supplier, "uid" | "code" | "name" | "place_name">[];
  /** There are more than are named. */
  more: boolean;
};

/** Asks whose attachment it becomes, and leads on to its form. */
export function ChooseSupplier({ sought, found, more }: ChooseSupplierProps) {
  const { t } = useTranslation("attachments");
  return (
    <div className="max-w-xl space-y-4">
      <h2 className="text-base font-semibold">{t("choose.title")}</h2>
      <Form method="get" className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1 space-y-1.5">
          <Label htmlFor="supplier-search">{t("choose.search")}</Label>
          <Input id="supplier-search" type="search" name="q" defaultValue={sought} autoComplete="off" />
        </div>
        <Button type="submit" variant="primary">
          {t("choose.find")}
        </Button>
      </Form>
      {sought !== "" && found.length === 0 ? <p role="status">{t("choose.none")}</p> : null}
      {found.length > 0 ? (
        <ul className="divide-y divide-border rounded-md border border-border bg-card">
          {found.map(({ uid, code, name, place_name: place }) => (
            <li key={uid}>
              <Link
                to={`${href("/admin/attachments/add")}?supplier=${uid}`}
                className="flex flex-wrap items-baseline gap-x-3 px-4 py-3 hover:bg-accent"
              >
                <span className="font-medium">{name}</span>
                <span className="text-sm text-muted-foreground">
                  {code}, {place}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {more ? <p className="text-sm text-muted-foreground">{t("choose.more")}</p> : null}
    </div>
  );
}
