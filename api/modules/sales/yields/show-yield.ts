import type { Tx } from "#api/db/client.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import { earnedEach, earnedOf, withCostTax } from "#api/domain/yield/earned.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readQuoteFile, readTravellers } from "#api/modules/files/client-file/read-file.ts";
import { costsToday } from "#api/modules/sales/yields/costs-today.ts";
import { presentLine, pricedService, type Service } from "#api/modules/sales/yields/present-line.ts";
import { readServices } from "#api/modules/sales/yields/read-services.ts";
import { billedByService, readSupplierInvoices } from "#api/modules/sales/yields/supplier-invoices.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";
import type { FileYield, showFileYield, YieldLine } from "#contract/sales/yields/file-yield.ts";

const thresholdKey = "booking.cost_drift_warning_bps";
/** Where no threshold is set. */
const usualThreshold = 300;

/** What a file that the caller may see earns, and how its costs stand against the rates of today. */
export async function showYield({ params }: InputOf<typeof showFileYield>, call: Call): Promise<FileYield> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const { file, people, services, invoices, facts } = await readYield(tx, fileId, call);
    const lines = services.map((one) => presentLine(one, facts));
    const counted = services.filter((one) => one.counts);
    const totals = earnedOf(counted);
    return {
      currency: file.currency,
      people,
      totals,
      per_person: earnedEach(totals, people),
      fee_cents: services.reduce((sum, { stored: { penalty } }) => sum + (penalty ?? 0), 0),
      expected_cost_cents: lines.reduce((sum, one) => sum + (one.counts ? one.expected_cost_cents : 0), 0),
      billed: billedOf(lines),
      supplier_invoices: invoices,
      lines,
      by_type: [...groupRows(counted, "group")].map(([group, those]) => ({
        group,
        ...togetherOf(those),
      })),
      by_day: [...groupRows(counted, "dayNo")].map(([day, those]) => ({
        day_no: day,
        date: those[0]?.stored.dateFrom ?? file.travelDate,
        ...togetherOf(those),
      })),
      drift: driftOfFile(lines, facts.thresholdBps),
    };
  });
}

async function readYield(tx: Tx, fileId: number, call: Call) {
  const file = await readQuoteFile(tx, fileId);
  const { travellers } = await readTravellers(tx, fileId);
  const settings = await readNumberSettings(tx, [thresholdKey]);
  const stored = await readServices(tx, fileId);
  const invoices = await readSupplierInvoices(tx, fileId);
  return {
    file,
    people: travellers.length,
    services: withCostTax(stored.map(pricedService), file.taxBps),
    invoices,
    facts: {
      billed: billedByService(invoices),
      today: await costsToday(tx, fileId, call.now()),
      thresholdBps: settings.get(thresholdKey) ?? usualThreshold,
      locale: call.locale,
    },
  };
}

/** Rounding the prices per person is in the sums, and no service. */
function togetherOf(services: readonly Service[]) {
  return { services: services.filter(({ isRounding }) => !isRounding).length, ...earnedOf(services) };
}

/** Sums of the services of which anything was billed. */
function billedOf(lines: readonly YieldLine[]): FileYield["billed"] {
  let [services, billed, variance] = [0, 0, 0];
  for (const { billed_cents: one, variance_cents: more } of lines) {
    if (one === null) continue;
    services += 1;
    billed += one;
    variance += more ?? 0;
  }
  return {
    services,
    expected_cents: billed - variance,
    billed_cents: billed,
    variance_cents: variance,
  };
}

function driftOfFile(lines: readonly YieldLine[], thresholdBps: number): FileYield["drift"] {
  let [bought, today, beyond, withoutRate] = [0, 0, 0, 0];
  for (const { drift, cost_cents: cost } of lines) {
    if (drift.kind === "no_rate") withoutRate += 1;
    if (drift.kind === "beyond") beyond += 1;
    if (!("today_cents" in drift)) continue;
    bought += cost;
    today += drift.today_cents;
  }
  return {
    threshold_bps: thresholdBps,
    bought_cents: bought,
    today_cents: today,
    beyond,
    no_rate: withoutRate,
  };
}
