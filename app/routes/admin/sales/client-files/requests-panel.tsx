import { Form, href, Link, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays, formatInstant, formatInstantDay } from "#app/domain/dates.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileRequest } from "#contract/sales/supplier-requests/endpoints.ts";

type RequestsPanelProps = {
  requests: readonly FileRequest[];
  /** The file they belong to. */
  file: string;
  timeZone: string;
  maySend: boolean;
  mayAnswer: boolean;
  mayEdit: boolean;
};

/** What suppliers are asked and told about a file, and what came of it: what waits first. Nothing where nothing was asked. */
export function RequestsPanel({ requests, file, timeZone, maySend, mayAnswer, mayEdit }: RequestsPanelProps) {
  const { t } = useTranslation("supplierRequests");
  if (requests.length === 0) return null;
  const waiting = requests.filter(({ status }) => status === "Draft").length;
  return (
    <Card aria-label={t("office.title")} id="supplier-requests" className="scroll-mt-20">
      <CardHeader className="flex-wrap gap-y-2 pb-3">
        <CardTitle>{t("office.title")}</CardTitle>
        {maySend && waiting > 1 ? (
          <SendForm variant="primary">{t("office.sendAll", { count: waiting })}</SendForm>
        ) : null}
      </CardHeader>
      <ul className="border-t border-border">
        {requests.map((one) => (
          <li
            key={one.uid}
            className="flex flex-wrap items-start gap-x-3 gap-y-1.5 border-b border-border px-5 py-2.5 last:border-b-0"
          >
            <ServiceTypeIcon code={one.service_type} className="mt-0.5" />
            <Asked request={one} />
            <Stands request={one} timeZone={timeZone} />
            <div className="flex basis-full justify-end gap-2 sm:basis-auto print:hidden">
              <InsteadLinks {...{ file, mayEdit, maySend }} request={one} />
              {one.status === "Draft" && maySend ? (
                <SendForm uid={one.uid}>{t("office.send")}</SendForm>
              ) : (
                <Link
                  to={href("/admin/client-files/:uid/requests/:request", { uid: file, request: one.uid })}
                  className={buttonVariants({ size: "sm" })}
                >
                  {one.answerable && mayAnswer ? t("office.answer") : t("office.open")}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type InsteadLinksProps = Pick<RequestsPanelProps, "file" | "mayEdit" | "maySend"> & { request: FileRequest };

/** Where something else is found for a service that cannot be had, or taken that its supplier offers. */
function InsteadLinks({ request: one, file, mayEdit, maySend }: InsteadLinksProps) {
  const { t } = useTranslation("supplierRequests");
  if (one.to_replace === null || !mayEdit) return null;
  const isOffered = one.status === "Alternative" && maySend;
  const line = { uid: file, line: one.to_replace };
  return (
    <>
      {isOffered ? (
        <Link
          to={href("/admin/client-files/:uid/requests/:request/offer", { uid: file, request: one.uid })}
          className={buttonVariants({ size: "sm", variant: "primary" })}
        >
          {t("office.takeOffer")}
        </Link>
      ) : null}
      <Link
        to={href("/admin/client-files/:uid/services/:line/change", line)}
        className={buttonVariants({ size: "sm", variant: isOffered ? "secondary" : "primary" })}
      >
        {t("office.replace")}
      </Link>
    </>
  );
}

function Asked({ request: one }: { request: FileRequest }) {
  const { t } = useTranslation("supplierRequests");
  const locale = useLocale();
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-medium">{one.supplier_name}</p>
      <p className="text-xs text-muted-foreground">
        {[
          t(`kinds.${one.kind}`),
          `${one.name} × ${one.qty}`,
          formatDays(one.date_from, one.date_to, locale),
        ].join(" · ")}
      </p>
      {one.status === "Alternative" && one.given?.alternative ? (
        <p className="mt-1 max-w-[70ch] border-s-2 border-primary ps-2 text-xs whitespace-pre-line">
          {one.given.alternative}
        </p>
      ) : null}
    </div>
  );
}

/** Where a request stands: what comes next is on the first line, what led there below. */
function Stands({ request: one, timeZone }: { request: FileRequest; timeZone: string }) {
  const { t } = useTranslation("supplierRequests");
  const locale = useLocale();
  const at = (instant: string) => formatInstant(instant, timeZone, locale);
  if (one.sent_at === null)
    return (
      <div className="text-xs sm:text-end">
        <Badge tone="amber">{t("office.waiting")}</Badge>
        <p className="mt-1 text-muted-foreground">
          {t("office.since", { date: formatInstantDay(one.created_at, timeZone, locale) })}
        </p>
      </div>
    );
  const { given } = one;
  const tone = given ? tones[given.answer] : "amber";
  return (
    <div className="text-xs sm:text-end">
      <p className="flex flex-wrap gap-1.5 sm:justify-end">
        {one.overdue ? <Badge tone="red">{t("overdue")}</Badge> : null}
        {one.urgent && !given ? <Badge tone="red">{t("urgent")}</Badge> : null}
        {given ? (
          <Badge tone={tone}>{t(`answers.${given.answer}`)}</Badge>
        ) : (
          <span>{one.due_at ? t("office.due", { moment: at(one.due_at) }) : null}</span>
        )}
      </p>
      <p className="mt-1 text-muted-foreground">
        {given
          ? at(given.at)
          : [
              t("office.sent", { moment: at(one.sent_at) }),
              one.viewed_at ? t("office.viewed", { moment: at(one.viewed_at) }) : t("office.notViewed"),
              ...(one.reminders > 0 ? [t("office.reminded", { count: one.reminders })] : []),
            ].join(" · ")}
      </p>
    </div>
  );
}

const tones = { confirm: "green", decline: "red", wait_list: "amber", alternative: "amber" } as const;

type SendFormProps = { uid?: string; variant?: "primary"; children: string };

/** Sends one request, or all that wait. */
function SendForm({ uid, variant, children }: SendFormProps) {
  const form = useNavigation().formData;
  const pending = form?.get("intent") === "send-requests" && (form.get("request") ?? undefined) === uid;
  return (
    <Form method="post">
      <FormKey />
      <input type="hidden" name="intent" value="send-requests" />
      {uid === undefined ? null : <input type="hidden" name="request" value={uid} />}
      <Button type="submit" size="sm" {...(variant && { variant })} pending={pending}>
        {children}
      </Button>
    </Form>
  );
}
