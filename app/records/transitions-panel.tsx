import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";

export type Transition = {
  /** What the button sends as `intent`. */
  verb: string;
  /** What happens: "Publish now". */
  label: string;
  /** Why it cannot be done now; null when it can. */
  blocked: string | null;
  destructive?: boolean;
};

type TransitionsPanelProps = { transitions: readonly Transition[]; version: number; title?: string };

/** What can be done with a record now, as buttons, and what cannot, with the reason. */
export function TransitionsPanel({ transitions, version, title }: TransitionsPanelProps) {
  const { t } = useTranslation("records");
  const intent = useNavigation().formData?.get("intent");
  const open = transitions.filter(({ blocked }) => blocked === null);
  const closed = transitions.filter(({ blocked }) => blocked !== null);
  return (
    <Card data-slot="transitions">
      <CardHeader>
        <CardTitle>{title ?? t("transitions.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-3">
        {open.length > 0 ? (
          <Form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="lock_version" value={version} />
            {open.map(({ verb, label, destructive }, index) => (
              <Button
                key={verb}
                type="submit"
                name="intent"
                value={verb}
                variant={destructive ? "destructive" : index === 0 ? "primary" : "secondary"}
                pending={intent === verb}
              >
                {label}
              </Button>
            ))}
          </Form>
        ) : (
          <p className="text-muted-foreground">{t("transitions.none")}</p>
        )}
        {closed.length > 0 ? (
          <ul className="space-y-1 text-sm text-muted-foreground">
            {closed.map(({ verb, label, blocked }) => (
              <li key={verb}>
                <span className="font-medium text-foreground">{label}</span>: {blocked}
              </li>
            ))}
          </ul>
        ) : null}
      </CardContent>
    </Card>
  );
}
