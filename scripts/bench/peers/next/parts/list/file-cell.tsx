import Link from "next/link";
import { labelIcons, labelTones } from "#app/components/labels/label-icons.ts";
import { toneOfCode } from "#app/domain/status-tone.ts";
import { status } from "#app/i18n/locales/en/core/status.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import type { FileColumn } from "#scripts/bench/peers/shared/columns.ts";
import { toneDrawings } from "#scripts/bench/peers/shared/looks.ts";
import { Icon } from "../icon.tsx";

type FileCellProps = { file: OfficeFileRow; column: FileColumn };

export function FileCell({ file, column }: FileCellProps) {
  if (column.id === "reference") {
    return (
      <th role="rowheader" scope="row" id={`row-${file.uid}`} className="data-table-first">
        <span className="data-table-text">
          <Link prefetch={false} href={`/admin/client-files/${file.uid}`} className="data-table-link">
            {file.reference}
          </Link>
        </span>
      </th>
    );
  }
  return (
    <td role="cell" data-kind={column.kind} data-label={column.off ? undefined : column.header}>
      <Inside file={file} column={column} />
    </td>
  );
}

function Inside({ file, column }: FileCellProps) {
  if (column.id === "status") return <Status code={file.status} />;
  if (column.id === "labels") return <Labels labels={file.labels} />;
  if (column.id === "relatedReference") return <Related reference={file.related_reference} />;
  const text = column.text?.(file);
  if (column.kind) return text;
  return (
    <span className="data-table-give">
      <span className="data-table-text">{text}</span>
    </span>
  );
}

function Status({ code }: { code: OfficeFileRow["status"] }) {
  const tone = toneOfCode(code);
  return (
    <span>
      <span data-tone={tone} className="badge" data-code={code} data-drawing={toneDrawings[tone]}>
        <span className="truncate">{status.file[code]}</span>
      </span>
    </span>
  );
}

function Labels({ labels }: { labels: OfficeFileRow["labels"] }) {
  if (labels.length === 0) return <span />;
  return (
    <span>
      <span className="flex max-w-44 gap-1">
        {labels.map((label, index) => (
          <span
            key={label.uid}
            data-slot="label-chip"
            title={index > 0 ? label.name : undefined}
            className={`badge align-middle ${labelTones[label.colour]}`}
          >
            <Icon of={labelIcons[label.icon]} />
            <span className={index > 0 ? "sr-only" : "truncate"}>{label.name}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

function Related({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <span>
      <Link
        prefetch={false}
        href={`/admin/client-files?filter%5Breference%5D=${reference}`}
        className="text-primary-text hover:underline"
      >
        {reference}
      </Link>
    </span>
  );
}
