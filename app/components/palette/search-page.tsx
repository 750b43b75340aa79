import { Search } from "lucide";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import type { Found, HitGroup } from "#app/domain/found.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

type SearchPageProps = {
  title: string;
  found: Found;
  action: string;
  /** What can be looked for, where that is more than in other portals. */
  text?: string;
};

/** What a portal's search found, as a page: for a phone, without scripts, and to be linked. */
export function SearchPage({ title, found: { q, groups, failed }, action, text }: SearchPageProps) {
  const { t } = useTranslation("search");
  return (
    <div className="max-w-3xl space-y-5">
      <h1 className="text-lg">{title}</h1>
      <Form action={action} role="search" aria-label={t("title")} className="flex gap-2">
        <input type="hidden" name="open" value="1" />
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          aria-label={t("label")}
          placeholder={t("hint")}
        />
        <Button type="submit" variant="primary">
          {t("title")}
        </Button>
      </Form>
      {q === "" ? <p className="text-muted-foreground">{text ?? t("text")}</p> : null}
      {failed ? <p role="alert">{t("failed")}</p> : null}
      {q !== "" && !failed && groups.length === 0 ? (
        <EmptyState icon={Search} title={t("none", { q })} text={t("noneText")} />
      ) : null}
      {groups.map((group) => (
        <Group key={group.kind} group={group} q={q} />
      ))}
    </div>
  );
}

function Group({ group: { kind, hits, more }, q }: { group: HitGroup; q: string }) {
  const { t } = useTranslation("search");
  return (
    <section aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`} className="pb-1 text-sm font-semibold">
        {t(`groups.${kind}`)}
      </h2>
      <ul className="divide-y divide-border border-y border-border">
        {hits.map(({ to, title, text, status }) => (
          <li key={to} className="relative flex items-center gap-3 py-2 hover:bg-accent">
            <div className="min-w-0 flex-1">
              <Link to={to} className="font-medium text-primary-text after:absolute after:inset-0">
                {title}
              </Link>
              {text ? <p className="text-sm text-muted-foreground">{text}</p> : null}
            </div>
            {status ? <StatusBadge machine="file" code={status} /> : null}
          </li>
        ))}
      </ul>
      {more ? (
        <Link to={more} className="mt-2 inline-block text-primary-text underline underline-offset-3">
          {t("all", { q })}
        </Link>
      ) : null}
    </section>
  );
}
