import { wordsOf, type Found } from "#app/domain/found.ts";
import { isConnectionLost } from "#app/lib/connection-lost.ts";

type Answer = { title: string; found: Found };

/** What the server found; without a connection nothing, said as such, so that the page stays as it is. */
export async function foundOrFailed(request: Request, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    const q = wordsOf(new URL(request.url).searchParams.get("q"));
    return { title: document.title, found: { q, groups: [], failed: true } };
  }
}
