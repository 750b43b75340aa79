import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { tripPage } from "#scripts/bench/peers/shared/trip-page.ts";
import sheets from "../../../house/sheets.json";
import { Trip } from "../../../parts/trip/trip.tsx";

type Props = { params: Promise<{ token: string }> };

/** Asked for once a request, by the title and by the page. */
const trip = cache(tripPage);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { itinerary } = await trip((await params).token);
  return { title: itinerary.name, robots: { index: false, follow: false } };
}

export default async function TripPage({ params }: Props) {
  const page = await trip((await params).token);
  const host = (await headers()).get("host") ?? "";
  return (
    <>
      <link rel="stylesheet" href={sheets.journey} precedence="default" />
      <Trip {...page} host={host} />
    </>
  );
}
