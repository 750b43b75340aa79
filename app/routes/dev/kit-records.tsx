import { DataTable } from "#app/data-table/data-table.tsx";
import { Pagination } from "#app/data-table/pagination.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { TransitionsPanel } from "#app/records/transitions-panel.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { BedDouble } from "lucide";
import { formatMoney } from "#app/domain/money.ts";
import { Group } from "#app/routes/dev/kit-pieces.tsx";
import type { KitWords } from "#app/routes/dev/words/en.ts";
import type { AuditEntry } from "#contract/system/audit/entry.ts";

type Lodge = { name: string; region: string; price: number };

const entry: AuditEntry = {
  uid: "kit",
  at: "2026-12-14T09:30:00+13:00",
  actor: { audience: "office", name: "Mia Tāne" },
  subject: "lodge",
  action: "changed",
  changes: [
    { field: "name", before: "Steamvale", after: "Steamvale Lodge" },
    { field: "nights", before: null, after: 3 },
  ],
  reason: null,
  request_id: "kit",
};
const page = { current_page: 1, from: 1, to: 1, last_page: 1, per_page: 25, total: 1 };
const history = { data: [entry], meta: { ...page, has_next: false, has_prev: false } };

/** A list with its pages in both windows, what can be done with a record, and what was done. */
export function KitRecords({ words }: { words: KitWords }) {
  const locale = useLocale();
  const columns: readonly Column<Lodge>[] = [
    { id: "name", header: words.name, cell: ({ name }) => name, linkTo: () => "/dev/kit", sort: "name" },
    { id: "region", header: words.region, cell: ({ region }) => region },
    {
      id: "price",
      header: words.price,
      cell: ({ price }) => formatMoney(price, "NZD", locale),
      kind: "number",
      sort: "price",
    },
  ];
  const lodges = [
    { name: "Steamvale Lodge", region: words.lake, price: 123450 },
    { name: "Kaikōura Retreat", region: words.coast, price: 98000 },
  ];
  const transitions = [
    { verb: "publish", label: words.publish, blocked: null },
    {
      verb: "withdraw",
      label: words.withdraw,
      blocked: null,
      destructive: true,
      ask: { question: words.question, consequence: words.questionText },
    },
    { verb: "price", label: words.price, blocked: words.notReady },
  ];
  return (
    <section className="space-y-5">
      <h2 className="text-lg">{words.records}</h2>
      <div>
        <DataTable
          caption={words.records}
          columns={columns}
          rows={lodges}
          rowKey={({ name }) => name}
          sort="name"
          selectable
          empty={<EmptyState icon={BedDouble} title={words.nothing} text={words.nothingText} />}
        />
        <Pagination meta={{ ...page, current_page: 2, from: 26, to: 50, last_page: 7, total: 170 }} />
        <Pagination
          meta={{ ...page, current_page: 30, from: 726, to: 750, last_page: 120, total: 3000 }}
          window={3}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TransitionsPanel transitions={transitions} version={1} />
        <Group title={words.question}>
          <RemoveDialog question={words.question} consequence={words.questionText} version={1} />
        </Group>
      </div>
      <HistoryList
        history={history}
        words={{ labels: { name: words.name, nights: words.nights } }}
        timeZone="Pacific/Auckland"
      />
    </section>
  );
}
