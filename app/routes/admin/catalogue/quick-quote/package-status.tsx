import { Archive, CircleCheck, CircleDashed, FlaskConical } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { OfficePackage } from "#contract/catalogue/packages/editor.ts";

const looks = {
  draft: { tone: "neutral", icon: CircleDashed },
  tested: { tone: "amber", icon: FlaskConical },
  published: { tone: "green", icon: CircleCheck },
  retired: { tone: "outline", icon: Archive },
} as const satisfies Record<OfficePackage["status"], object>;

/** Where a package stands: colour, icon and word. */
export function PackageStatus({ status }: { status: OfficePackage["status"] }) {
  const { t } = useTranslation("packageEditor");
  return <Badge {...looks[status]}>{t(`statuses.${status}`)}</Badge>;
}

/** How the newest test came out: how many of its months and classes have a price, and whether that still counts. */
export function TestResult({ test }: { test: OfficePackage["last_test"] }) {
  const { t } = useTranslation("packageEditor");
  if (!test) return <span className="text-muted-foreground">{t("tests.none")}</span>;
  const isWhole = test.ok === test.cells;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Badge tone={!test.current ? "outline" : isWhole ? "green" : "amber"}>{t("testCount", test)}</Badge>
      {test.current ? null : <span className="text-xs text-muted-foreground">{t("testOld")}</span>}
    </span>
  );
}

/** What stands beside the name of a package on its pages: reference, status, newest test. */
export function PackageBadges({ pack }: { pack: Pick<OfficePackage, "ref" | "status" | "last_test"> }) {
  return (
    <>
      <Badge tone="outline">{pack.ref}</Badge>
      <PackageStatus status={pack.status} />
      {pack.last_test ? <TestResult test={pack.last_test} /> : null}
    </>
  );
}
