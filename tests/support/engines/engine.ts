/** How a page is visited: the width of the window, and whether scripts run. */
export type Visit = { width: 1440 | 360; scripts: boolean };

/** What the engines differ in. Everything else is done in one way for all (`visitor.ts`). */
export type Engine = {
  /** Opens an address and answers when the page and its parts are loaded. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /**
   * Runs the text of a function in the page, also where the page itself may run none, and answers its value. It does not
   * wait for anything: where scripts are turned off, no promise is ever kept.
   */
  run: (code: string, values: readonly unknown[]) => Promise<unknown>;
  /** Presses the mouse at a place of the window, in its own pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys one after the other; special ones by their WebDriver code points. */
  keys: (text: string) => Promise<void>;
  setCookie: (cookie: { name: string; value: string }, origin: string) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  /** Errors on the console and in scripts that this engine tells by itself, emptied by asking. */
  trouble: () => string[];
  close: () => Promise<void>;
};

/** Starts a browser of its own for one visit. */
export type StartEngine = (visit: Visit) => Promise<Engine>;

/** Keys that write nothing, by their code points in WebDriver. */
export const key = {
  control: "\uE009",
  released: "\uE000",
  tab: "\uE004",
  enter: "\uE007",
  escape: "\uE00C",
};

export const heightOf = ({ width }: Visit) => (width === 360 ? 740 : 900);

/** With this begins what an engine says from when a page is left until the next one is there. */
export const whenLeft = "While the page was left: ";
