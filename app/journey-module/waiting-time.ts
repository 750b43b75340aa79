/** Counts the seconds of a refusal down that says how long to wait, and takes it away when they are over. */
export function countWaitingTimeDown(page: Document): void {
  const sentence = page.querySelector<HTMLElement>("[data-wait] li");
  const seconds = Number(/\d+/.exec(sentence?.textContent ?? "")?.[0] ?? 0);
  if (!sentence || seconds === 0) return;
  const end = Date.now() + seconds * 1000;
  const timer = setInterval(() => {
    const left = Math.ceil((end - Date.now()) / 1000);
    sentence.textContent = sentence.textContent.replace(/\d+/, String(Math.max(left, 0)));
    if (left > 0) return;
    clearInterval(timer);
    sentence.closest("[data-wait]")?.replaceChildren();
  }, 1000);
}
