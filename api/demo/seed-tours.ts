import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile, room } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { place } from "#api/db/schema/place.ts";
import { cancelPolicy } from "#api/db/schema/cancel-policy.ts";
import {
  departure,
  departureCost,
  tour,
  tourCatalogue,
  tourCatalogueTour,
  tourCategory,
} from "#api/db/schema/tour.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import {
  southernLightStarts,
  tourCategorySeeds,
  tourFileSeeds,
  tourSeeds,
  type TourSeed,
} from "./world/tours.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { dateAfter, keyed, seedUid } from "./world/seed-keys.ts";

/** One coming start of a tour, before its bookings are known. */
export type TourStart = { id: number; code: string; tour: TourSeed; index: number; from: string; to: string };

const closeDays = 21;
const seasonDays = 330;

/** Tours with categories, the catalogue of this season, and their starts of the coming months. */
export async function seedTours(tx: Tx, today: string): Promise<TourStart[]> {
  const tourId = await insertTours(tx);
  await seedCatalogues(tx, tourId, today);
  const [coach] = await tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.code, "WIDAKL"));
  const planned = tourSeeds.flatMap((seed) => startsOf(seed, today));
  const rows = await tx
    .insert(departure)
    .values(
      planned.map(({ tour: seed, code, index, from, to }) => ({
        uid: seedUid("departure", code),
        tourId: tourId(seed.code),
        code,
        dateFrom: from,
        dateTo: to,
        capacity: seed.seats,
        minToRun: seed.minToRun,
        singlesMax: seed.singles,
        coachSupplierId: seed.brand === "NZ" ? (coach?.id ?? null) : null,
        status:
          seed.code === "SOL" && index === southernLightStarts.cancelled
            ? ("cancelled" as const)
            : ("open" as const),
        cancelReason:
          seed.code === "SOL" && index === southernLightStarts.cancelled ? "Too few bookings" : null,
        closeOn: dateAfter(from, -closeDays),
        language: seed.language,
        prices: seed.prices,
      })),
    )
    .returning({ id: departure.id, key: departure.code });
  const departureId = keyed("departure", rows);
  await tx
    .insert(departureCost)
    .values(planned.map(({ code, tour: seed }) => ({ departureId: departureId(code), costs: seed.costs })));
  return planned.map((start) => ({ ...start, id: departureId(start.code) }));
}

async function insertTours(tx: Tx) {
  const brandId = keyed("brand", await tx.select({ id: brand.id, key: brand.code }).from(brand));
  const placeId = keyed("place", await tx.select({ id: place.id, key: place.code }).from(place));
  const packageId = keyed(
    "package",
    await tx.select({ id: tripPackage.id, key: tripPackage.ref }).from(tripPackage),
  );
  const policyId = keyed(
    "cancel policy",
    await tx.select({ id: cancelPolicy.id, key: cancelPolicy.code }).from(cancelPolicy),
  );
  const categories = await tx
    .insert(tourCategory)
    .values(
      tourCategorySeeds.map(({ slug, name }, position) => ({
        slug,
        name,
        position,
        uid: seedUid("tour-category", slug),
      })),
    )
    .returning({ id: tourCategory.id, key: tourCategory.slug });
  const categoryId = keyed("category", categories);
  const tours = await tx
    .insert(tour)
    .values(
      tourSeeds.map((seed) => ({
        uid: seedUid("tour", seed.code),
        code: seed.code,
        brandId: brandId(seed.brand),
        categoryId: categoryId(seed.category),
        name: seed.name,
        summary: seed.summary,
        durationDays: seed.days,
        startPlaceId: placeId(seed.from),
        endPlaceId: placeId(seed.to),
        packageId: seed.package ? packageId(seed.package) : null,
        cancelPolicyId: policyId("tours"),
        seatsDefault: seed.seats,
        minToRun: seed.minToRun,
        singlesLimit: seed.singles,
        status: "published" as const,
      })),
    )
    .returning({ id: tour.id, key: tour.code });
  return keyed("tour", tours);
}

/** This season's catalogue is published, the next one is being made. Seasons begin in July. */
async function seedCatalogues(tx: Tx, tourId: (code: string) => number, today: string): Promise<void> {
  const first = Number(today.slice(0, 4)) - (today.slice(5) < "07-01" ? 1 : 0);
  const categories = await tx.select({ id: tourCategory.id, slug: tourCategory.slug }).from(tourCategory);
  const catalogues = await tx
    .insert(tourCatalogue)
    .values(
      categories.flatMap(({ id, slug }) =>
        [first, first + 1].map((year) => {
          const season = `${year}/${String((year + 1) % 100).padStart(2, "0")}`;
          return {
            uid: seedUid("catalogue", `${slug}:${season}`),
            categoryId: id,
            season,
            published: year === first,
          };
        }),
      ),
    )
    .returning({ id: tourCatalogue.id, categoryId: tourCatalogue.categoryId });
  await tx.insert(tourCatalogueTour).values(
    catalogues.flatMap((catalogue) => {
      const slug = categories.find(({ id }) => id === catalogue.categoryId)?.slug;
      const codes = tourCategorySeeds.find((seed) => seed.slug === slug)?.tours ?? [];
      return codes.map((code, position) => ({ catalogueId: catalogue.id, tourId: tourId(code), position }));
    }),
  );
}

/** Starts that can still be booked: on the tour's weekday, in its months. */
function startsOf(seed: TourSeed, today: string) {
  const first = dateAfter(today, closeDays + 4);
  const weekday = new Date(first).getUTCDay() || 7;
  const from = dateAfter(first, (seed.weekday - weekday + 7) % 7);
  const starts: Omit<TourStart, "id">[] = [];
  for (let days = 0; days <= seasonDays; days += seed.everyWeeks * 7) {
    const date = dateAfter(from, days);
    if (!seed.months.includes(Number(date.slice(5, 7)))) continue;
    const code = `${seed.code}-${date.slice(2).replaceAll("-", "")}`;
    starts.push({ code, tour: seed, index: starts.length, from: date, to: dateAfter(date, seed.days - 1) });
  }
  return starts;
}

/** Seats of the seeded files; what is sold and held on a start, and its status, follow from them. */
export async function seedTourBookings(tx: Tx, starts: TourStart[], { now }: DemoOptions): Promise<void> {
  const files = await tx
    .select({
      id: clientFile.id,
      key: clientFile.reference,
      seats: clientFile.paxCount,
      lineId: serviceLine.id,
      singles: sql<number>`(
        select count(*)::int from ${room} r where r.file_id = ${clientFile}.id and r.code = 'SG')`,
    })
    .from(clientFile)
    .innerJoin(serviceLine, eq(serviceLine.fileId, clientFile.id))
    .where(eq(clientFile.department, "RT"));
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  let waiting = 0;
  await tx.insert(tourBooking).values(
    tourFileSeeds.flatMap((seed) => {
      const file = files.find(({ key }) => key === seed.reference);
      const start = startOf(seed, starts);
      if (!file || !start) return [];
      if (seed.status === "wait_list") waiting += 1;
      return [
        {
          uid: seedUid("tour-booking", seed.reference),
          departureId: start.id,
          fileId: file.id,
          lineId: file.lineId,
          seats: file.seats,
          singles: file.singles,
          status: seed.status,
          holdUntil: seed.status === "held" ? hours(60) : null,
          offeredUntil: seed.status === "offered" ? hours(40) : null,
          waitlistPos: seed.status === "wait_list" ? waiting : null,
        },
      ];
    }),
  );
  await tx.execute(sql`
    update ${departure} d set sold = taken.sold, held = taken.held,
      status = case
        when d.status = 'cancelled' then d.status
        when taken.sold + taken.held >= d.capacity then 'full'
        when d.capacity - taken.sold - taken.held <= 6 then 'limited'
        when taken.sold >= d.min_to_run then 'guaranteed'
        else 'open' end
    from (
      select b.departure_id,
        coalesce(sum(b.seats) filter (where b.status = 'confirmed'), 0)::int as sold,
        coalesce(sum(b.seats) filter (where b.status in ('held', 'offered')), 0)::int as held
      from ${tourBooking} b group by b.departure_id
    ) taken
    where taken.departure_id = d.id`);
}

/** The start that a seeded booking is for; a tour with fewer starts has its last one taken. */
export function startOf(
  booking: { tour: string; start: number },
  starts: TourStart[],
): TourStart | undefined {
  const ofTour = starts.filter((start) => start.tour.code === booking.tour);
  return ofTour[booking.start] ?? ofTour.at(-1);
}
