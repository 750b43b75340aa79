import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useRevalidator } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { TestJob } from "#contract/catalogue/packages/test-run.ts";

const everyMs = 1_500;

type TestProgressProps = { job: TestJob | null; mayTest: boolean };

/**
 * How far the test in the background is. With scripts the page's data is asked for again and again, without them the
 * page loads itself anew. A test that ended before its time says so until the next one.
 */
export function TestProgress({ job, mayTest }: TestProgressProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const isRunning = job?.status === "running";
  useFollowing(isRunning);
  if (!job || job.status === "done") return null;
  if (!isRunning) {
    return (
      <Alert
        tone={job.status === "stopped" ? "info" : "warning"}
        title={t(`packageContent:test.statuses.${job.status}`)}
        className="mb-5"
      >
        <p>
          {t("packageContent:test.progress", job)}. {t("packageContent:test.kept")}
        </p>
      </Alert>
    );
  }
  return (
    <section
      aria-label={t("packageContent:test.statuses.running")}
      data-slot="test-progress"
      className="mb-5 space-y-2 rounded-md border border-border bg-card px-4 py-4 sm:px-5"
    >
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{t("packageContent:test.statuses.running")}</h2>
        {mayTest ? (
          <Form method="post">
            <Button type="submit" name="stop" value={job.uid} size="sm" disabled={job.stop_asked}>
              {t("packageContent:test.stop")}
            </Button>
          </Form>
        ) : null}
      </div>
      <progress
        value={job.done}
        max={Math.max(1, job.total)}
        aria-label={t("packageContent:test.statuses.running")}
        className={
          "block h-2 w-full appearance-none overflow-hidden rounded-full bg-muted [&::-moz-progress-bar]:bg-primary " +
          "[&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary"
        }
      />
      <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground tabular-nums">
        <span>{t("packageContent:test.progress", job)}</span>
        {job.current ? (
          <span>{t("packageContent:test.underWay", { name: say(job.current.name, locale) })}</span>
        ) : null}
        {job.started_by ? <span>{t("packageContent:test.by", { name: job.started_by })}</span> : null}
      </p>
    </section>
  );
}

function useFollowing(isRunning: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), everyMs);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}
