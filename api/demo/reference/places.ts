import type { z } from "zod";
import type { PlaceBrief } from "#contract/primitives.ts";

type Place = z.infer<typeof PlaceBrief>;
export type PlaceSeed = Place & { timezone: string };

type Row = [Place["code"], string, string, Place["kind"], Place["landscape"], number, number];

// Code, name, region, kind, landscape, latitude, longitude.
const newZealand: Row[] = [
  ["AKL", "Auckland", "Auckland", "city", "city", -36.8485, 174.7633],
  ["AKA", "Auckland Airport", "Auckland", "airport", "city", -37.0082, 174.785],
  ["PAH", "Paihia", "Bay of Islands", "town", "coast", -35.282, 174.091],
  ["WTG", "Waitangi", "Bay of Islands", "attraction", "coast", -35.2664, 174.0802],
  ["HHI", "Hahei", "Coromandel", "town", "coast", -36.842, 175.806],
  ["MTA", "Matamata", "Waikato", "town", "forest", -37.811, 175.773],
  ["WTO", "Waitomo", "Waikato", "attraction", "forest", -38.2609, 175.1036],
  ["ROT", "Rotorua", "Bay of Plenty", "city", "lake", -38.1368, 176.2497],
  ["TRG", "Tauranga", "Bay of Plenty", "city", "coast", -37.6878, 176.1651],
  ["TUO", "Taupō", "Waikato", "town", "lake", -38.6857, 176.0702],
  ["TGO", "National Park Village", "Manawatū-Whanganui", "trailhead", "alp", -39.174, 175.401],
  ["NPE", "Napier", "Hawke's Bay", "city", "coast", -39.4928, 176.912],
  ["WLG", "Wellington", "Wellington", "city", "city", -41.2866, 174.7756],
  ["WLF", "Wellington ferry terminal", "Wellington", "port", "coast", -41.2617, 174.7897],
  ["PCN", "Picton", "Marlborough", "port", "coast", -41.2906, 174.001],
  ["BHE", "Blenheim", "Marlborough", "town", "forest", -41.5134, 173.9612],
  ["NSN", "Nelson", "Nelson Tasman", "city", "coast", -41.2706, 173.284],
  ["KTR", "Kaiteriteri", "Nelson Tasman", "town", "coast", -41.037, 173.019],
  ["KBZ", "Kaikōura", "Canterbury", "town", "coast", -42.4008, 173.6814],
  ["HMR", "Hanmer Springs", "Canterbury", "town", "alp", -42.523, 172.83],
  ["CHC", "Christchurch", "Canterbury", "city", "city", -43.5321, 172.6362],
  ["CHA", "Christchurch Airport", "Canterbury", "airport", "city", -43.4894, 172.532],
  ["AKO", "Akaroa", "Canterbury", "town", "coast", -43.8036, 172.9684],
  ["APS", "Arthur's Pass", "Canterbury", "trailhead", "alp", -42.943, 171.564],
  ["GMN", "Greymouth", "West Coast", "town", "coast", -42.45, 171.208],
  ["PUN", "Punakaiki", "West Coast", "attraction", "coast", -42.114, 171.326],
  ["HKK", "Hokitika", "West Coast", "town", "coast", -42.717, 170.966],
  ["FRJ", "Franz Josef / Waiau", "West Coast", "town", "alp", -43.389, 170.183],
  ["FOX", "Fox Glacier / Weheka", "West Coast", "town", "alp", -43.464, 170.018],
  ["HAA", "Haast", "West Coast", "town", "forest", -43.881, 169.042],
  ["WKA", "Wānaka", "Otago", "town", "lake", -44.7032, 169.1321],
  ["ZQN", "Queenstown", "Otago", "town", "lake", -45.0312, 168.6626],
  ["ARR", "Arrowtown", "Otago", "town", "forest", -44.938, 168.835],
  ["GLE", "Glenorchy", "Otago", "town", "lake", -44.85, 168.389],
  ["TKP", "Lake Tekapo", "Canterbury", "town", "lake", -44.0047, 170.4771],
  ["TWZ", "Twizel", "Canterbury", "town", "alp", -44.258, 170.099],
  ["MON", "Aoraki / Mount Cook Village", "Canterbury", "town", "alp", -43.734, 170.096],
  ["TEU", "Te Anau", "Southland", "town", "lake", -45.4145, 167.718],
  ["MFN", "Milford Sound / Piopiotahi", "Southland", "port", "coast", -44.6716, 167.9256],
  ["MAN", "Manapōuri", "Southland", "town", "lake", -45.567, 167.61],
  ["DUD", "Dunedin", "Otago", "city", "coast", -45.8788, 170.5028],
  ["OAM", "Ōamaru", "Otago", "town", "coast", -45.097, 170.971],
  ["IVC", "Invercargill", "Southland", "city", "city", -46.4132, 168.3538],
  ["SZS", "Oban, Stewart Island / Rakiura", "Southland", "town", "forest", -46.898, 168.127],
];

const australia: [...Row, string][] = [
  ["SYD", "Sydney", "New South Wales", "city", "city", -33.8688, 151.2093, "Australia/Sydney"],
  ["KTB", "Katoomba", "New South Wales", "town", "forest", -33.715, 150.312, "Australia/Sydney"],
  ["MEL", "Melbourne", "Victoria", "city", "city", -37.8136, 144.9631, "Australia/Melbourne"],
  ["APB", "Apollo Bay", "Victoria", "town", "coast", -38.756, 143.669, "Australia/Melbourne"],
  ["TWA", "Twelve Apostles", "Victoria", "attraction", "coast", -38.6662, 143.1044, "Australia/Melbourne"],
  ["PHI", "Cowes (Phillip Island)", "Victoria", "town", "coast", -38.451, 145.238, "Australia/Melbourne"],
  ["CNS", "Cairns", "Queensland", "city", "reef", -16.9186, 145.7781, "Australia/Brisbane"],
  ["PTI", "Port Douglas", "Queensland", "town", "reef", -16.484, 145.465, "Australia/Brisbane"],
  ["HTI", "Hamilton Island", "Queensland", "town", "reef", -20.351, 148.956, "Australia/Brisbane"],
  ["BNE", "Brisbane", "Queensland", "city", "city", -27.4698, 153.0251, "Australia/Brisbane"],
  ["NSA", "Noosa Heads", "Queensland", "town", "coast", -26.394, 153.09, "Australia/Brisbane"],
  ["DRW", "Darwin", "Northern Territory", "city", "coast", -12.4634, 130.8456, "Australia/Darwin"],
  ["JAB", "Jabiru (Kakadu)", "Northern Territory", "town", "forest", -12.67, 132.836, "Australia/Darwin"],
  ["ASP", "Alice Springs", "Northern Territory", "town", "desert", -23.698, 133.8807, "Australia/Darwin"],
  ["AYQ", "Yulara (Uluru)", "Northern Territory", "town", "desert", -25.241, 130.985, "Australia/Darwin"],
  ["ADL", "Adelaide", "South Australia", "city", "city", -34.9285, 138.6007, "Australia/Adelaide"],
  [
    "KGC",
    "Kingscote (Kangaroo Is.)",
    "South Australia",
    "town",
    "coast",
    -35.657,
    137.64,
    "Australia/Adelaide",
  ],
  ["PER", "Perth", "Western Australia", "city", "city", -31.9523, 115.8613, "Australia/Perth"],
  ["MGR", "Margaret River", "Western Australia", "town", "forest", -33.955, 115.075, "Australia/Perth"],
  ["HBA", "Hobart", "Tasmania", "city", "city", -42.8821, 147.3272, "Australia/Hobart"],
  ["CBY", "Coles Bay (Freycinet)", "Tasmania", "town", "coast", -42.123, 148.284, "Australia/Hobart"],
  ["LST", "Launceston", "Tasmania", "city", "forest", -41.4332, 147.1441, "Australia/Hobart"],
];

export const placeSeeds: PlaceSeed[] = [
  ...newZealand.map((row) => place("NZ", row, "Pacific/Auckland")),
  ...australia.map(([code, name, region, kind, landscape, lat, lng, timezone]) =>
    place("AU", [code, name, region, kind, landscape, lat, lng], timezone),
  ),
];

function place(country: Place["country"], row: Row, timezone: string): PlaceSeed {
  const [code, name, region, kind, landscape, lat, lng] = row;
  return { code, name, region, country, kind, landscape, lat, lng, timezone };
}
