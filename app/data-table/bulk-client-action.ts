import type { FailedPiece } from "#app/data-table/bulk-run.ts";

type Sent<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * The `clientAction` of lists with long bulk actions. A piece that does not get through, because the network is gone,
 * is a piece that failed: the run ends with its report and the way to take back what it did. Everything else that
 * does not get through is the page's to tell.
 */
export async function failPieceOffline<Answer>({
  request,
  serverAction,
}: Sent<Answer>): Promise<Answer | FailedPiece> {
  const isPiece = (await request.clone().formData()).has("piece");
  try {
    return await serverAction();
  } catch (error) {
    if (isPiece && error instanceof TypeError) return { pieceFailed: true };
    throw error;
  }
}
