import { allotment } from "#api/db/schema/allotment.ts";
import { cancelPolicy } from "#api/db/schema/cancel-policy.ts";
import { pastCancelTerms } from "#api/db/schema/past-cancel-terms.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { exchangeRate, extra, extraCost, extraSell, rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import {
  myAgency,
  mySupplier,
  everyRow,
  ofVisible,
  all,
  readAndWrite,
  wall,
  only,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Products. Prices of an option are made by the system scope; an agent sees terms, neither cost nor mark-up.
  wall(agePolicy, { office: { rows: everyRow, ...readAndWrite }, agent: all, supplier: all }, "age-policy"),
  // Terms of the house are for every product and changed by nobody; those of a supplier are for whoever sees it.
  wall(
    cancelPolicy,
    {
      office: {
        rows: `supplier_id is null or ${ofVisible("supplier", "cancel_policy")}`,
        ownRows: ofVisible("supplier", "cancel_policy"),
        ...readAndWrite,
        remove: true,
      },
      agent: { rows: everyRow, read: allBut(cancelPolicy, "supplierId") },
    },
    "cancel-policy",
  ),
  wall(pastCancelTerms, {
    office: { rows: ofVisible("option", "past_cancel_terms"), read: true, add: true },
  }),
  wall(exchangeRate, { office: { rows: everyRow, read: true, add: true } }),
  wall(
    productOption,
    {
      office: { rows: ofVisible("supplier", "product_option"), ...readAndWrite, remove: true },
      agent: {
        rows: `internet_enabled and status <> 'draft' and ${ofVisible("supplier", "product_option")}`,
        read: allBut(productOption, "sellRoundStepCents", "qualityScore"),
      },
      supplier: {
        rows: `supplier_id = ${mySupplier}`,
        read: allBut(productOption, "sellRoundStepCents", "internetEnabled", "cancelPolicyId"),
      },
    },
    ["product", "product-extras"],
  ),
  // A version that priced something is never changed: the office adds another and says that this one no longer counts.
  wall(
    rate,
    {
      office: {
        rows: ofVisible("option", "rate"),
        read: true,
        add: true,
        change: only(rate, "supersededAt", "lockVersion", "updatedAt"),
      },
      agent: {
        rows: `status <> 'estimate' and superseded_at is null and ${ofVisible("option", "rate")}`,
        read: allBut(
          rate,
          ...(["currency", "buyTaxMode", "taxCode", "source", "importId", "contractRef"] as const),
          ...(["name", "seasonUid"] as const),
        ),
      },
      supplier: {
        rows: `status <> 'estimate' and ${ofVisible("option", "rate")}`,
        read: allBut(rate, "priceCode", "cancelPolicyId", "priority", "source", "importId"),
      },
    },
    "rate",
  ),
  wall(rateCost, {
    office: { rows: ofVisible("rate", "rate_cost"), read: true, add: true },
    supplier: { rows: ofVisible("rate", "rate_cost"), read: true },
  }),
  wall(rateSell, { office: { rows: ofVisible("rate", "rate_sell"), read: true, add: true } }),
  wall(extra, {
    office: { rows: ofVisible("option", "extra"), ...readAndWrite },
    agent: { rows: `active and ${ofVisible("option", "extra")}`, read: true },
    supplier: {
      rows: ofVisible("option", "extra"),
      read: allBut(extra, "commissionable"),
    },
  }),
  wall(extraCost, {
    office: { rows: ofVisible("extra", "extra_cost"), ...readAndWrite, remove: true },
    supplier: { rows: ofVisible("extra", "extra_cost"), read: true },
  }),
  wall(extraSell, { office: { rows: ofVisible("extra", "extra_sell"), ...readAndWrite, remove: true } }),
  wall(allotment, {
    office: { rows: ofVisible("option", "allotment"), ...readAndWrite, remove: true },
    agent: {
      rows: `(agency_id is null or agency_id = ${myAgency}) and ${ofVisible("option", "allotment")}`,
      read: allBut(allotment, "stopSellReason", "stopSellBy"),
    },
    // How we split our stock among agencies is not the supplier's to know.
    supplier: {
      rows: `agency_id is null and ${ofVisible("option", "allotment")}`,
      // The condition on the agency is that of the row; nobody but the office reads which one it is.
      read: allBut(allotment, "agencyId"),
      add: true,
      change: only(
        allotment,
        "mode",
        "max",
        "releaseDays",
        "stopSell",
        "stopSellReason",
        "stopSellBy",
        "stopSellAt",
        "lockVersion",
        "updatedAt",
      ),
    },
  }),
];
