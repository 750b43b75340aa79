/** A file that was taken in, or the reason in words why it was not; null when nobody answered. */
export type SentFile = { uid: string } | { message: string } | null;

/** Sends a file ahead of its form and tells how far it is, 0 to 1. The browser's `fetch` cannot tell that. */
export function sendFile(file: File, purpose: string, onProgress: (part: number) => void) {
  const request = new XMLHttpRequest();
  const answer = new Promise<SentFile>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(loaded / Math.max(total, 1)),
    );
    request.addEventListener("load", () => resolve(readAnswer(request.responseText)));
    for (const failure of ["error", "abort", "timeout"])
      request.addEventListener(failure, () => resolve(null));
  });
  const body = new FormData();
  body.set("purpose", purpose);
  body.set("file", file);
  request.open("POST", "/uploads");
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.send(body);
  return { answer, stop: () => request.abort() };
}

function readAnswer(text: string): SentFile {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null) return null;
    if ("uid" in answer && typeof answer.uid === "string") return { uid: answer.uid };
    return "message" in answer && typeof answer.message === "string" ? { message: answer.message } : null;
  } catch {
    // A page of a proxy or of a server that is down.
    return null;
  }
}
