import { csvFile, csvLines, type CsvColumn } from "#app/data-table/csv.ts";
import type { Page } from "#contract/envelope.ts";
import type { Locale } from "#contract/primitives.ts";

/** Answers a page of the list; `previous` is the page before it, for lists that go on from their last row. */
export type LoadPage<Row> = (page: number, previous: Page<Row> | null) => Promise<Page<Row>>;

/**
 * A list as a CSV download, page by page: one page is in memory at a time, and the next is asked for when the
 * reader has taken the last. The first is loaded before the response begins, so that a refusal keeps its status;
 * a later failure breaks the download off, so that no part passes for the whole. Plain letters in `fileName`; the
 * reader's language says which signs the file has.
 */
export async function csvResponse<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  loadPage: LoadPage<Row>,
  locale: Locale,
): Promise<Response> {
  const first = await loadPage(1, null);
  return csvDownload(fileName, streamPages(columns, first, loadPage, locale));
}

/** A CSV file to keep, whole or as a stream. */
export function csvDownload(fileName: string, content: BodyInit): Response {
  return new Response(content, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, "-")}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

function streamPages<Row>(
  columns: readonly CsvColumn<Row>[],
  first: Page<Row>,
  loadPage: LoadPage<Row>,
  locale: Locale,
) {
  const encoder = new TextEncoder();
  let page = first;
  let number = 1;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(csvFile(columns, first.data, locale)));
      },
      async pull(controller) {
        if (!page.meta.has_next || page.data.length === 0) return controller.close();
        number += 1;
        page = await loadPage(number, page);
        if (page.data.length > 0) controller.enqueue(encoder.encode(csvLines(columns, page.data, locale)));
        else controller.close();
      },
    },
    // Nothing is loaded ahead of the reader.
    { highWaterMark: 0 },
  );
}
