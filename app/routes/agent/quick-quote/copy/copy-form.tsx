import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { TypedPackageForm } from "#app/domain/package-form.ts";
import type { SearchProblem } from "#app/domain/product-search.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { DateField } from "#app/forms/fields/date-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { writeMessage } from "#app/forms/message.ts";
import { RoomRows } from "#app/features/product-search/room-rows.tsx";

type CopyFormProps = {
  title: string;
  typed: TypedPackageForm;
  problems: Record<string, SearchProblem>;
  /** The price stands below, with what is done with it. */
  priced: boolean;
};

/** The new date and party as a GET form, so that every comparison has an address. */
export function CopyForm({ title, typed, problems, priced }: CopyFormProps) {
  const { t } = useTranslation(["quotes", "packages"]);
  const locale = useLocale();
  const { pathname } = useLocation();
  const pending = useNavigation().location?.pathname === pathname;
  const fieldOf = (name: string, text: string): AppField => ({
    name,
    key: name.startsWith("rooms") ? `${name} of ${typed.rooms.length}` : name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: problems[name] ? [writeMessage(problems[name])] : undefined,
    initialValue: text,
    required: name === "travel_date",
  });
  const date = writeTypedDate(readTypedDate(typed.travel_date) ?? typed.travel_date, locale);
  return (
    <Form
      action={pathname}
      preventScrollReset
      aria-label={title}
      className="space-y-5 rounded-md border border-border bg-card px-5 py-4 print:hidden"
    >
      {/* Enter in a field uses the first submit button of a form: it must price and not take a room away. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="max-w-56">
        <DateField field={fieldOf("travel_date", date)} label={t("copy.date")} />
      </div>
      <RoomRows rooms={typed.rooms} fieldOf={fieldOf} />
      <Button
        type="submit"
        variant={priced ? "secondary" : "primary"}
        pending={pending}
        className="max-sm:w-full"
      >
        <span aria-live="polite">{pending ? t("packages:form.pending") : t("packages:form.submit")}</span>
      </Button>
    </Form>
  );
}
