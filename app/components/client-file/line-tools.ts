import type { ReactNode } from "react";

/** What a reader can do with the services of a file, drawn beside each of them. */
export type LineTools<Line> = {
  /** Of the column of menus, read aloud. */
  heading: string;
  /** A box to tick, in front of the service; null where there is nothing to do with it. */
  tick: (line: Line) => ReactNode;
  /** At the end of its row. */
  menu: (line: Line) => ReactNode;
};
