import { expect, type Locator, type Page } from "@playwright/test";

/** How a person works a page: by mouse or by keys alone. Every call is one action. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  /** Takes the option of a list by its words. */
  choose: (target: Locator, option: string) => Promise<void>;
  tick: (target: Locator) => Promise<void>;
  /** Actions so far. */
  actions: () => number;
};

type Deeds = Omit<Hand, "actions">;

/** Points and clicks. */
export function mouseOn(_page: Page): Hand {
  return counted({
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    choose: async (target, label) => void (await target.selectOption({ label })),
    tick: (target) => target.check(),
  });
}

/** Goes from control to control by Tab and uses nothing but keys, so that a control out of their reach fails. */
export function keyboardOn(page: Page): Hand {
  const { keyboard } = page;
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < 200; stops++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`No key leads to ${target.toString()}.`);
  };
  return counted({
    press: async (target) => {
      await reach(target);
      await keyboard.press("Enter");
    },
    // A field that is reached by Tab has its text selected, so that typing replaces it.
    type: async (target, text) => {
      await reach(target);
      await keyboard.type(text);
    },
    choose: async (target, option) => {
      await reach(target);
      await keyboard.type(option);
    },
    tick: async (target) => {
      await reach(target);
      await keyboard.press("Space");
      await expect(target).toBeChecked();
    },
  });
}

function counted(deeds: Deeds): Hand {
  let actions = 0;
  const count = <Args extends unknown[]>(deed: (...args: Args) => Promise<void>) => {
    return (...args: Args) => {
      actions += 1;
      return deed(...args);
    };
  };
  return {
    press: count(deeds.press),
    type: count(deeds.type),
    choose: count(deeds.choose),
    tick: count(deeds.tick),
    actions: () => actions,
  };
}
