import type { AccountAudience } from "#contract/endpoint.ts";
import type { CurrentSession } from "#contract/people/session.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

/** A list of a portal, as the calls that keep its columns and views name it. */
export type ListOfPortal = { audience: AccountAudience; list: string };

export type ListAlong = {
  /** What the account keeps of the list; undefined where the look-up of the session did not tell. */
  told: (list: ListOfPortal) => ListSettings | undefined;
  /** Says which list the page has. */
  note: (list: ListOfPortal) => void;
};

/**
 * Which list a page has, known from when it was last opened: by the pattern of its route, of which there are so many as
 * the product has pages. A page and its list are the same for everybody.
 */
export function createListsOfPages() {
  const known = new Map<string, string>();
  return {
    /** The list of the pages of this pattern, to be asked for along with who is signed in. */
    of: (pattern: string | undefined) => (pattern === undefined ? undefined : known.get(pattern)),
    /** For a page of this pattern, with what was asked along with its session. */
    along(pattern: string | undefined, asked: string | undefined, session: CurrentSession | null): ListAlong {
      return {
        told: ({ audience, list }) =>
          list === asked && audience === session?.audience ? (session.list ?? undefined) : undefined,
        note: ({ list }) => {
          if (pattern !== undefined) known.set(pattern, list);
        },
      };
    },
  };
}
