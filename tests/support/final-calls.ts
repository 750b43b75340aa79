import { eq } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { OfficeChange } from "#contract/sales/bookings/change.ts";
import type { ItineraryDraft } from "#contract/sales/itineraries/builder.ts";
import type { Finalisation } from "#contract/quality/finalisation/finalisation.ts";
import { later } from "#tests/support/change-calls.ts";
import { byHand } from "#tests/support/price-calls.ts";
import { stepWorld } from "#tests/support/step-calls.ts";
import type { TestAnswer, TestCall } from "#tests/support/test-api.ts";

/** A booking that is confirmed, and the ways in which the office finalises and changes it. */
export async function finalWorld() {
  const world = await stepWorld();
  const { api, uid, office } = world;
  for (const { id } of await world.bought()) {
    await world.set(id, { status: "OK", priceStatus: "locked", confirmation: "C-1" });
  }
  await api.system((tx) =>
    tx.update(clientFile).set({ status: "Confirmed" }).where(eq(clientFile.id, world.fileId)),
  );
  const base = `/api/office/client-files/${uid}`;
  const read = async (rest: string) => (await api.call(`${base}${rest}`, { token: office })).json.data;
  const write = (method: "PUT" | "POST" | "PATCH", rest: string, body: object): Promise<TestAnswer> =>
    api.call(`${base}${rest}`, { method, body, token: office });
  const record = async (more: TestCall = {}): Promise<Finalisation> =>
    (await api.call(`/api/office/finalisations/${uid}`, { token: office, ...more })).json.data;
  const act = async (what: string, body: object) =>
    api.call(`/api/office/finalisations/${uid}/${what}`, {
      method: "POST",
      token: office,
      body: { lock_version: (await record()).lock_version, ...body },
    });
  return {
    ...world,
    base,
    read,
    write,
    record,
    act,
    draft: (): Promise<ItineraryDraft> => read("/itinerary"),
    finalise: () => act("finalise", { override_reason: "They leave tomorrow." }),
    reopen: () => act("reopen", { reason: "The flight was moved." }),
  };
}
export type FinalWorld = Awaited<ReturnType<typeof finalWorld>>;

type Doing = (world: FinalWorld) => Promise<TestAnswer>;
type Doors = Readonly<Record<string, Doing>>;

const inService = async (world: FinalWorld, rest: string, method: "POST" | "PATCH", body: object) =>
  world.write(method, `/services${rest}`, { lock_version: (await world.read("")).lock_version, ...body });

/** What changes words that clients read, or their order, and nothing that anybody delivers. */
export const lockedDoors: Doors = {
  "PUT /itinerary": async (world) => {
    const { intro, thank_you, hero_place, show_prices, show_driving_notes, lock_version } =
      await world.draft();
    const words = { ...intro, en: `${intro.en} Enjoy.` };
    const shown = { hero_place, show_prices, show_driving_notes };
    return world.write("PUT", "/itinerary", { ...shown, intro: words, thank_you, lock_version });
  },
  "POST /itinerary/withdrawal": async (world) =>
    world.write("POST", "/itinerary/withdrawal", { lock_version: (await world.draft()).lock_version }),
  "POST /itinerary/publication": async (world) =>
    world.write("POST", "/itinerary/publication", { lock_version: (await world.draft()).lock_version }),
  "PUT /day-headers": async (world) => {
    const { days, lock_version } = await world.read("/day-headers?language=en");
    const titled = days.map((day: Record<string, unknown>) => ({
      ...Object.fromEntries(Object.entries(day).filter(([, value]) => value !== null)),
      title: `${String(day["title"])} again`,
    }));
    return world.write("PUT", "/day-headers", { language: "en", lock_version, days: titled });
  },
  "POST /day-headers/filling": async (world) => {
    const { lock_version } = await world.read("/day-headers");
    return world.write("POST", "/day-headers/filling", { lock_version, all: true });
  },
  "POST /day-headers/move": async (world) => {
    const day = (await world.read("/day-headers")).days.length + 1;
    const { lock_version } = await world.read(`/day-headers/move?what=insert&day=${day}`);
    return world.write("POST", "/day-headers/move", { what: "insert", day, lock_version });
  },
  "PUT /passengers/{seq}": async (world) => {
    const { title, first_name, date_of_birth, is_lead, lock_version } = await world.read("/passengers/1");
    const body = { title, first_name, last_name: "Other", date_of_birth, is_lead, lock_version };
    return world.write("PUT", "/passengers/1", body);
  },
  "POST /services": (world) => inService(world, "", "POST", { add: "note", day_no: 1, name: "Bring a coat" }),
  "PATCH /services/{line}": async (world) => {
    const { car } = await world.lines();
    return inService(world, `/${car.uid}`, "PATCH", { action: "place", day_no: car.dayNo, position: 99 });
  },
};

/** What changes the trip itself: it is done, and the booking is open again. */
export const openingDoors: Doors = {
  "POST /amendments": async (world) => {
    const date = later(1, (await world.file()).travelDate);
    const { lock_version, proposal } = await world.read(`/amendment?travel_date=${date}`);
    const agreed = { lock_version, hash: proposal.hash, remark: "By telephone" };
    return world.write("POST", "/amendments", { travel_date: date, ...agreed });
  },
  "POST /changes/{change}/application": async (world) => {
    const date = later(1, (await world.file()).travelDate);
    await world.send(await world.change(`?travel_date=${date}`), { travel_date: date });
    const [asked] = (await world.changes()) as [OfficeChange];
    const { lock_version, hash } = { ...asked, hash: asked.proposal?.hash };
    return world.answer(asked.uid, "application", { lock_version, hash });
  },
  "POST /service-steps/{step}": async (world) =>
    world.post("cancel", [(await world.lines()).spa.uid], { reason: "Closed", fee_accepted: true }),
  "POST /passengers/{seq}/cancellation": async (world) => {
    const { lock_version, proposal } = await world.read("/passengers/2/cancellation");
    const body = { lock_version, hash: proposal.hash, reason: "Stays at home" };
    return world.write("POST", "/passengers/2/cancellation", body);
  },
  "PUT /services/{line}/price": async (world) => {
    const { lock_version } = await world.read("");
    const body = { lock_version, ...byHand(500_000) };
    return world.write("PUT", `/services/${(await world.lines()).hotel.uid}/price`, body);
  },
};

/** What clients do not read, so that the booking stays as it is. */
export const unseenDoors: Doors = {
  "PUT /rooming": async (world) => {
    const { lock_version, places } = await world.read("/rooming");
    return world.write("PUT", "/rooming", { lock_version, places });
  },
  "PUT /passengers/{seq}/needs": async (world) => {
    const { lock_version } = await world.read("/passengers/1/needs");
    const needs = { dietary: "No nuts", mobility: "", medical: "", passport: "" };
    return world.write("PUT", "/passengers/1/needs", { ...needs, lock_version });
  },
  "POST /messages": (world) => world.write("POST", "/messages", { body: "Have a good trip." }),
};
