import { fileNameFrom } from "#app/services/http/file-name.ts";

/** Fetches a document in the browser and saves it under the name the server gave. Rejects unless it is sent. */
export async function fetchDownload(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok || response.redirected) throw new Error(`The document answered ${response.status}.`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameFrom(response.headers.get("Content-Disposition")) ?? nameIn(path);
  link.click();
  // The browser has taken the data over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** The name of a document as its address says it. */
function nameIn(path: string): string {
  const last = path.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  return /^[\w-]{1,60}\.[a-z]{2,5}$/.test(last) ? last : "download.pdf";
}
