import { Link } from "react-router";

/** Above the title of a record: what it is a part of, and the way there. */
export function PartOf({ name, to }: { name: string; to: string }) {
  return (
    <p className="text-sm text-muted-foreground">
      <Link to={to} className="hover:underline">
        {name}
      </Link>
    </p>
  );
}
