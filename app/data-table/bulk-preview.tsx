import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, useLocation, useNavigation } from "react-router";
import type { BulkPreviewData } from "#app/data-table/bulk-action.ts";
import { unchangedOf } from "#app/data-table/bulk-counts.ts";
import { BulkFailures, BulkSum } from "#app/data-table/bulk-report.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { numberFormatter } from "#contract/formatters.ts";

type BulkPreviewProps = {
  preview: BulkPreviewData;
  /** What would happen, as a heading: "Assign to Mia Torres". */
  title: string;
  /** The verb on the button that does it. */
  verb: string;
  destructive?: boolean;
  /** "Will be changed", or deleted. */
  text?: "preview" | "deletion";
  /** Takes the place of the confirming form, for work that shows its progress. */
  children?: ReactNode;
};

/** What a bulk action would do, before it does it: how many records, which not and why, and the real button. */
export function BulkPreview(props: BulkPreviewProps) {
  const { preview, title, verb, destructive = false, text = "preview", children } = props;
  const { t, i18n } = useTranslation("kit");
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { affected } = preview.result;
  const number = numberFormatter(i18n.language);
  // It stands above the button that asked for it.
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <section
      aria-labelledby="bulk-preview"
      data-slot="bulk-preview"
      className="mb-4 space-y-3 rounded-md border border-border bg-card p-4"
    >
      <h2 ref={heading} id="bulk-preview" tabIndex={-1} className="text-base font-semibold outline-none">
        {title}
      </h2>
      <BulkSum result={preview.result} unchanged={unchangedOf(preview)}>
        {affected === 0
          ? t(text === "deletion" ? "bulk.deletionNone" : "bulk.previewNone")
          : t(`bulk.${text}`, { count: affected, formatted: number.format(affected) })}
      </BulkSum>
      <BulkFailures result={preview.result} />
      <div className="flex flex-wrap gap-2">
        {affected > 0 ? (children ?? <ConfirmForm {...{ preview, verb, destructive }} />) : null}
        <Link to={{ search }} preventScrollReset className={buttonVariants({ size: "sm" })}>
          {t("form.cancel")}
        </Link>
      </div>
    </section>
  );
}

type ConfirmProps = Pick<BulkPreviewProps, "preview" | "verb" | "destructive">;

function ConfirmForm({ preview: { fields }, verb, destructive }: ConfirmProps) {
  const pending = useNavigation().formData?.get("confirmed") === "1";
  return (
    <Form method="post" preventScrollReset>
      <BulkFields fields={fields} />
      <Button type="submit" size="sm" variant={destructive ? "destructive" : "primary"} pending={pending}>
        {verb}
      </Button>
    </Form>
  );
}

/** The posted choice once more, now confirmed. */
export function BulkFields({ fields }: Pick<BulkPreviewData, "fields">) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="confirmed" value="1" />
    </>
  );
}
