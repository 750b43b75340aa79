import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { Fact } from "#app/components/portal/facts.tsx";
import { LabelChips } from "#app/components/labels/label-chip.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { languageName } from "#app/domain/language-name.ts";
import { HandOver } from "#app/routes/admin/sales/client-files/hand-over.tsx";
import type { Consultant } from "#contract/sales/client-files/assign.ts";
import type { OfficeFileHead } from "#contract/sales/client-files/client-file.ts";

/** Facts in the head of a client file that the back office works with. */
export function FileFacts({
  file,
  consultants,
}: {
  file: OfficeFileHead;
  consultants: readonly Consultant[];
}) {
  const { t } = useTranslation(["clientFiles", "notifications"]);
  const locale = useLocale();
  return (
    <>
      <Fact name={t("fields.agency")}>{file.agency_name}</Fact>
      {file.agent_name ? <Fact name={t("fields.agent")}>{file.agent_name}</Fact> : null}
      {file.agent_reference ? <Fact name={t("fields.agencyReference")}>{file.agent_reference}</Fact> : null}
      {file.related_reference ? (
        <Fact name={t("fields.relatedReference")}>
          <Link
            to={`${href("/admin/client-files")}?${new URLSearchParams({ "filter[reference]": file.related_reference })}`}
            className="text-primary-text hover:underline"
          >
            {file.related_reference}
          </Link>
        </Fact>
      ) : null}
      {file.consultant_name || consultants.length > 0 ? (
        <Fact name={t("fields.consultant")}>
          <span className="flex flex-wrap items-baseline gap-x-2">
            {file.consultant_name ?? t("notifications:assign.none")}
            <HandOver
              consultants={consultants}
              current={file.consultant_name}
              lockVersion={file.lock_version}
            />
          </span>
        </Fact>
      ) : null}
      <Fact name={t("fields.brand")}>{file.brand_name}</Fact>
      <Fact name={t("fields.language")}>{languageName(file.locale, locale)}</Fact>
      {file.labels.length > 0 ? (
        <Fact name={t("fields.labels")}>
          <LabelChips labels={file.labels} />
        </Fact>
      ) : null}
    </>
  );
}
