import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";

export type Transition = {
  /** What the button sends as `intent`. */
  verb: string;
  /** What happens: "Publish now". */
  label: string;
  /** Why it cannot be done now; null when it can. */
  blocked: string | null;
  destructive?: boolean;
  /** What is asked before it is done, and what it means; without it the button does it at once. */
  ask?: { question: string; consequence: string };
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
            {open.map((transition, index) => {
              const { verb, label, destructive, ask } = transition;
              const look = {
                variant: destructive ? "destructive" : index === 0 ? "primary" : "secondary",
                pending: intent === verb,
              } as const;
              return ask ? (
                <DialogTrigger key={verb} target={dialogOf(verb)} {...look}>
                  {label}
                </DialogTrigger>
              ) : (
                <Button key={verb} type="submit" name="intent" value={verb} {...look}>
                  {label}
                </Button>
              );
            })}
          </Form>
        ) : (
          <p className="text-muted-foreground">{t("transitions.none")}</p>
        )}
        {open.map((transition) =>
          transition.ask ? (
            <Question key={transition.verb} {...transition} ask={transition.ask} version={version} />
          ) : null,
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

function dialogOf(verb: string): string {
  return `ask-${verb}`;
}

type QuestionProps = Transition & { ask: NonNullable<Transition["ask"]>; version: number };

/** The question before a step. Works without JavaScript. */
function Question({ verb, label, destructive, ask, version }: QuestionProps) {
  const { t } = useTranslation("kit");
  const pending = useNavigation().formData?.get("intent") === verb;
  return (
    <Dialog
      id={dialogOf(verb)}
      title={ask.question}
      description={ask.consequence}
      footer={
        <>
          <Button popoverTarget={dialogOf(verb)} popoverTargetAction="hide">
            {t("form.cancel")}
          </Button>
          <Form method="post">
            <input type="hidden" name="intent" value={verb} />
            <input type="hidden" name="lock_version" value={version} />
            <Button type="submit" variant={destructive ? "destructive" : "primary"} pending={pending}>
              {label}
            </Button>
          </Form>
        </>
      }
    />
  );
}
