import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";

/** A free text of the file, with its line breaks; nothing when there is none. */
export function Remarks({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="max-w-[70ch] whitespace-pre-line">{text}</p>
      </CardContent>
    </Card>
  );
}
