const mostMs = 10_000;

/**
 * What a page of our own answers that is no screen, asked by the browser besides what it shows; null where it cannot be
 * had. Not by way of the router, for which a failure is one of the whole page.
 */
export async function askBesides<Answer>(path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(mostMs) });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
