import { tourBooking } from "#api/db/schema/tour-booking.ts";
import {
  departure,
  departureCost,
  tour,
  tourCatalogue,
  tourCatalogueTour,
  tourCategory,
} from "#api/db/schema/tour.ts";
import {
  ofMyBrand,
  everyRow,
  ofVisibleFile,
  ofVisible,
  all,
  readAndWrite,
  wall,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
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
  wall(tourBooking, {
    office: { rows: ofVisibleFile("tour_booking"), ...readAndWrite },
    agent: { rows: ofVisibleFile("tour_booking"), read: true },
  }),
];
