import { Plus } from "lucide";
import { Form, href } from "react-router";
import { ProductResults } from "#app/components/product-search/product-results.tsx";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { preferredStart } from "#app/domain/start-times.ts";
import { readTyped } from "#app/domain/typed-values.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentProductOption, OfficeProduct } from "#contract/catalogue/products/search.ts";
import { writeService } from "#contract/sales/bookings/wished-words.ts";
import type { ChangeWay } from "#contract/sales/file-services/services.ts";

type FoundServicesProps = {
  page: {
    uid: string;
    way: ChangeWay;
    lock_version: number;
    day: { day_no: number };
    /** What goes from the booking when something comes. */
    instead: string | null;
    ask: { typed: { start_time: string; end_time: string } };
  };
  products: readonly OfficeProduct[];
};

/** What was found, each with its price and a button that puts it into the day. */
export function FoundServices({ page, products }: FoundServicesProps) {
  const { t } = useTranslation("quotes");
  if (products.length === 0) return <p className="text-muted-foreground">{t("insert.none")}</p>;
  const add = (product: AgentProductOption) => <AddForm page={page} product={product} />;
  return (
    <ProductResults
      products={products}
      searchFor={() => null}
      actionFor={(product) => (product.status === "priced" ? add(product) : null)}
    />
  );
}

type AddFormProps = { page: FoundServicesProps["page"]; product: AgentProductOption };

/** Into a quote by a post; into a booking by the address of the page that shows what that does. */
function AddForm({ page: { uid, way, lock_version, day, instead, ask }, product }: AddFormProps) {
  const { t } = useTranslation("quotes");
  const { code: option, name, date_from, date_to, start_times: times } = product;
  const start = preferredStart(times, ask.typed.start_time);
  const end = readTyped("clock", ask.typed.end_time);
  const end_time = typeof end === "string" ? end : undefined;
  const wordOf = (start_time: string | undefined) =>
    writeService({ option, date_from, date_to, start_time, end_time });
  const amends = way === "amend";
  const fields = amends
    ? { ...(times.length < 2 && { add: wordOf(start) }), ...(instead !== null && { remove: instead }) }
    : {
        ...{ option, date_from, date_to, lock_version: String(lock_version), day: String(day.day_no) },
        ...(times.length < 2 && start && { start_time: start }),
        ...(end_time && { end_time }),
      };
  return (
    <Form
      method={amends ? "get" : "post"}
      action={amends ? href("/admin/client-files/:uid/services/amend", { uid }) : undefined}
      className="flex flex-wrap items-center gap-2"
    >
      {amends ? null : <FormKey />}
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {times.length > 1 ? (
        <StartTimeSelect
          of={name}
          startTimes={times}
          chosen={start}
          {...(amends && { name: "add", wordOf: (time: string) => wordOf(time) })}
        />
      ) : null}
      <Button
        type="submit"
        size="sm"
        variant="primary"
        aria-label={`${t("insert.add")}: ${name}, ${product.supplier_name}`}
      >
        <Icon of={Plus} />
        {t("insert.add")}
      </Button>
    </Form>
  );
}
