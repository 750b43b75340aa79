/** Brings out the buttons that show a password, and lets them do it. */
export function offerReveal(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("[data-reveals]")) {
    const field = page.getElementById(button.dataset.reveals ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    const labels = { hidden: button.ariaLabel, shown: button.dataset.labelPressed ?? null };
    button.hidden = false;
    button.addEventListener("click", () => {
      const shown = field.type === "password";
      field.type = shown ? "text" : "password";
      button.ariaPressed = String(shown);
      button.ariaLabel = shown ? labels.shown : labels.hidden;
    });
  }
}
