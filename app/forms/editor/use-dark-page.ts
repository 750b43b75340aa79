import { useEffect, useState } from "react";

/** Whether the page is dark at this moment; null until the browser has said so. Follows the theme's choice. */
export function useDarkPage(): boolean | null {
  const [dark, setDark] = useState<boolean | null>(null);
  useEffect(() => {
    const read = () => setDark(getComputedStyle(document.documentElement).colorScheme.includes("dark"));
    const system = matchMedia("(prefers-color-scheme: dark)");
    const observer = new MutationObserver(read);
    read();
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    system.addEventListener("change", read);
    return () => {
      observer.disconnect();
      system.removeEventListener("change", read);
    };
  }, []);
  return dark;
}
