/** Menus made of `<details>` close when something else is used, and with Escape, which gives the focus back. */
export function closeMenus(page: Document): void {
  const open = () => page.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
  for (const moment of ["pointerdown", "focusin"]) {
    page.addEventListener(moment, ({ target }) => {
      for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    });
  }
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
