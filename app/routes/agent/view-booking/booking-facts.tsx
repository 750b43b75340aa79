import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { Fact } from "#app/components/portal/facts.tsx";
import type { AgentFileHead } from "#contract/sales/client-files/client-file.ts";

/** Facts in the head of a booking or quote that its agency works with. */
export function BookingFacts({ file }: { file: AgentFileHead }) {
  const { t } = useTranslation("clientFiles");
  const related = file.related_reference;
  return (
    <>
      {file.agent_reference ? <Fact name={t("fields.yourReference")}>{file.agent_reference}</Fact> : null}
      {related ? (
        <Fact name={t("fields.relatedReference")}>
          <Link
            to={href("/app/view-booking/:reference", { reference: related })}
            className="text-primary-text hover:underline"
          >
            {related}
          </Link>
        </Fact>
      ) : null}
      <Fact name={t("fields.agent")}>{file.agent_name}</Fact>
      {file.consultant_name ? <Fact name={t("fields.consultant")}>{file.consultant_name}</Fact> : null}
    </>
  );
}
