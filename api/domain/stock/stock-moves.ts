import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import type { LineStatus } from "#contract/primitives.ts";

/** A line of a file that its supplier can be told of, as the supplier reads it. */
export type ToldLine = { uid: string; supplierId: number; status: LineStatus; snapshot: RequestSnapshot };

/** What came from a supplier's stock and what went back to it, each as it is or was. */
export type StockMoves = { sold: RequestSnapshot[]; back: RequestSnapshot[] };

/**
 * What each supplier has to know after a file was changed: services that are sold without asking by now and were not
 * before, and those that were and are over. One whose dates, party or rooms are others was given back and sold anew. A
 * line that waits for its supplier's word keeps what it holds, and the supplier hears of it by a request.
 */
export function stockMoves(
  before: readonly ToldLine[],
  after: readonly ToldLine[],
): ReadonlyMap<number, StockMoves> {
  const moves = new Map<number, StockMoves>();
  const movesOf = (supplierId: number): StockMoves => {
    const known = moves.get(supplierId) ?? { sold: [], back: [] };
    moves.set(supplierId, known);
    return known;
  };
  const then = new Map(before.map((line) => [line.uid, line]));
  const now = new Map(after.map((line) => [line.uid, line]));
  for (const line of before) {
    const next = now.get(line.uid);
    const waits = next?.supplierId === line.supplierId && waiting.has(next.status);
    if (line.status === "AL" && !waits && !isSameSale(line, next))
      movesOf(line.supplierId).back.push(line.snapshot);
  }
  for (const line of after)
    if (line.status === "AL" && !isSameSale(line, then.get(line.uid)))
      movesOf(line.supplierId).sold.push(line.snapshot);
  return moves;
}

const waiting = new Set<LineStatus>(["AM", "OK", "CP"]);

function isSameSale(line: ToldLine, other: ToldLine | undefined): boolean {
  return other?.status === "AL" && line.supplierId === other.supplierId && saleOf(line) === saleOf(other);
}

/** What matters to a supplier of a sale; names follow by the list of travellers. */
function saleOf({ snapshot: { file: _file, cost: _cost, ...sale } }: ToldLine): string {
  return JSON.stringify(sale);
}
