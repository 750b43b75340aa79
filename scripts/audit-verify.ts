import { verifyAuditChain } from "#api/audit/verify-chain.ts";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { openDatabase } from "#api/db/client.ts";
import { readApiEnv } from "#api/env.ts";
import { loadSecrets } from "#server/secret.ts";

/**
 * Walks the audit log and says whether every row is as it was written, and holds every ledger against its documents; ends
 * with 1 where something is not as it was or does not agree.
 */
const env = readApiEnv();
const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
try {
  const report = await verifyAuditChain(database, loadSecrets(env.secrets, env.DATA_DIR));
  for (const { lane, seq, fault } of report.faults) {
    console.error(`Lane ${String(lane)}, row ${String(seq)}: ${fault}`);
  }
  const verdict = report.faults.length === 0 ? "whole" : "NOT whole";
  console.log(`${String(report.rows)} rows; the audit log is ${verdict}.`);
  const ledger = await verifyLedger(database);
  for (const { reference, fault } of ledger.faults) console.error(`${reference}: ${fault}`);
  const agreement = ledger.faults.length === 0 ? "agree" : "do NOT agree";
  console.log(`${String(ledger.entries)} entries; ledgers and documents ${agreement}.`);
  if (report.faults.length + ledger.faults.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
