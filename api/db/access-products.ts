import { allotment } from "./schema/allotment.ts";
import {
  packageDay,
  packageSlot,
  packageSlotOption,
  packageTestJob,
  packageTestRun,
  tripPackage,
} from "./schema/package.ts";
import { agePolicy, cancelPolicy } from "./schema/policy.ts";
import { productOption } from "./schema/product.ts";
import { exchangeRate, extra, extraCost, extraSell, rate, rateCost, rateSell } from "./schema/rate.ts";
import {
  departure,
  departureCost,
  tour,
  tourCatalogue,
  tourCatalogueTour,
  tourCategory,
} from "./schema/tour.ts";
import {
  all,
  allBut,
  everyRow,
  myAgency,
  mySupplier,
  ofMyBrand,
  ofVisible,
  only,
  readAndWrite,
  wall,
  type Wall,
} from "./wall.ts";

/** The walls around what is sold: options, rates, stock, packages and tours. */
export const productWalls: Wall[] = [
  // Products. Prices of an option are made by the system scope; an agent sees terms, neither cost nor mark-up.
  wall(agePolicy, { office: { rows: everyRow, ...readAndWrite }, agent: all, supplier: all }),
  wall(cancelPolicy, { office: { rows: everyRow, ...readAndWrite }, agent: all }),
  wall(exchangeRate, { office: { rows: everyRow, read: true, add: true } }),
  wall(productOption, {
    office: { rows: ofVisible("supplier", "product_option"), ...readAndWrite },
    agent: {
      rows: `internet_enabled and status <> 'draft' and ${ofVisible("supplier", "product_option")}`,
      read: allBut(productOption, "sellRoundStepCents", "qualityScore"),
    },
    supplier: {
      rows: `supplier_id = ${mySupplier}`,
      read: allBut(productOption, "sellRoundStepCents", "internetEnabled", "cancelPolicyId"),
    },
  }),
  wall(rate, {
    office: { rows: ofVisible("option", "rate"), ...readAndWrite },
    agent: {
      rows: `status <> 'estimate' and superseded_at is null and ${ofVisible("option", "rate")}`,
      read: allBut(rate, "currency", "buyTaxMode", "taxCode", "source", "contractRef", "name"),
    },
    supplier: {
      rows: `status <> 'estimate' and ${ofVisible("option", "rate")}`,
      read: allBut(rate, "priceCode", "cancelPolicyId", "priority", "source"),
    },
  }),
  wall(rateCost, {
    office: { rows: ofVisible("rate", "rate_cost"), ...readAndWrite, remove: true },
    supplier: { rows: ofVisible("rate", "rate_cost"), read: true },
  }),
  wall(rateSell, { office: { rows: ofVisible("rate", "rate_sell"), ...readAndWrite, remove: true } }),
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
      read: allBut(allotment, "agencyId"),
      change: only(
        allotment,
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

  // Packages and tours. Agents see what is published.
  wall(tripPackage, {
    office: { rows: ofMyBrand, ...readAndWrite, remove: true },
    agent: {
      rows: "status = 'published' and exists (select from agency a where package.brand_id = any(a.brand_ids))",
      read: allBut(tripPackage, "markupOverrideBps"),
    },
  }),
  wall(packageDay, {
    office: { rows: ofVisible("package", "package_day"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("package", "package_day"), read: true },
  }),
  wall(packageSlot, {
    office: { rows: ofVisible("package", "package_slot"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("package", "package_slot"), read: true },
  }),
  wall(packageSlotOption, {
    office: { rows: ofVisible("slot", "package_slot_option"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("slot", "package_slot_option"), read: true },
  }),
  // How far a job is; whose packages they are is behind the wall of packages.
  wall(packageTestJob, { office: { rows: everyRow, read: true } }),
  wall(packageTestRun, { office: { rows: ofVisible("package", "package_test_run"), read: true, add: true } }),
  wall(tourCategory, { office: { rows: everyRow, ...readAndWrite }, agent: all }),
  wall(tour, {
    office: { rows: ofMyBrand, ...readAndWrite },
    agent: {
      rows: "status <> 'draft' and exists (select from agency a where tour.brand_id = any(a.brand_ids))",
      read: true,
    },
  }),
  wall(tourCatalogue, {
    office: { rows: everyRow, ...readAndWrite },
    agent: { rows: "published", read: true },
  }),
  wall(tourCatalogueTour, {
    office: { rows: ofVisible("tour", "tour_catalogue_tour"), ...readAndWrite, remove: true },
    agent: {
      rows: `${ofVisible("tour", "tour_catalogue_tour")}
        and exists (select from tour_catalogue c where c.id = tour_catalogue_tour.catalogue_id)`,
      read: true,
    },
  }),
  wall(departure, {
    office: { rows: ofVisible("tour", "departure"), ...readAndWrite },
    agent: {
      rows: `status <> 'planned' and ${ofVisible("tour", "departure")}`,
      read: allBut(departure, "guideUserId", "coachSupplierId", "rolledUpFileId"),
    },
  }),
  wall(departureCost, {
    office: { rows: ofVisible("departure", "departure_cost"), ...readAndWrite },
  }),
];
