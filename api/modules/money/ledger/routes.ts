import { route, type Route } from "#api/http/mount.ts";
import {
  issueCredit,
  issueInvoice,
  keepReceipt,
  keepRefund,
  writeBack,
  writeOff,
} from "#api/modules/money/ledger/deeds.ts";
import { showTransferTargets } from "#api/modules/money/ledger/transfer-targets.ts";
import { keepTransfer } from "#api/modules/money/ledger/transfer.ts";
import { takeBack } from "#api/modules/money/ledger/take-back.ts";
import {
  issueCreditNote,
  issueFileInvoice,
  recordReceipt,
  recordRefund,
  takeBackOverBilled,
  writeBackInvoice,
  writeOffInvoice,
} from "#contract/money/deeds.ts";
import { listTransferTargets, moveMoney } from "#contract/money/transfers.ts";

/** What is done to the money of a file. */
export const ledgerRoutes: Route[] = [
  route(issueFileInvoice, issueInvoice),
  route(recordReceipt, keepReceipt),
  route(recordRefund, keepRefund),
  route(listTransferTargets, showTransferTargets),
  route(moveMoney, keepTransfer),
  route(issueCreditNote, issueCredit),
  route(takeBackOverBilled, takeBack),
  route(writeOffInvoice, writeOff),
  route(writeBackInvoice, writeBack),
];
