import { supplierSeeds } from "#api/demo/personas/companies.ts";
import { userSeeds } from "#api/demo/personas/users.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";

const references = ["NZFI100001", "NZFI100002", "NZFI100003", "NZFI100004", "NZFI100005", "AUFI200001"];
const silberfarn = ["SILHAM", "SILHAM-anke", "SILHAM-jonas", "SILHAM-viewer", "SILHAM-former"];

/** Whose texts each account may ever be sent. What it may read of a consultant or a supplier is its name alone. */
export const mayRead: Record<string, string[]> = {
  "anke.silberfarn": ["NZFI100001", "NZFI100005", ...silberfarn],
  "viewer.silberfarn": ["NZFI100001", "NZFI100005", ...silberfarn],
  "jonas.silberfarn": ["NZFI100005", ...silberfarn],
  "luca.ponteverde": ["NZFI100002", "NZFI100004", "PONBOL", "PONBOL-luca", "PONBOL-piera"],
  "emma.larkspur": ["NZFI100003", "AUFI200001", "LARBRI", "LARBRI-emma", "LARBRI-oliver"],
  "manager.banksia": [
    ...["AUFI200001", "office-manager", "office-lachlan", "LARBRI", "LARBRI-emma", "LARBRI-oliver"],
    ...["CINVAL", "CINVAL-carmen", "QUOLYO", "QUOLYO-manon", "MAPTOR", "MAPTOR-noah"],
    ...["REDBNE", "REDBNE-tahlia"],
    // The suppliers that its brand buys from, and none of the other brand's.
    ...supplierSeeds.filter(({ brands }) => brands.includes("AU")).map(({ code }) => code),
  ],
};
/** The office asks suppliers of its files, whosever they are, by the name of the company. */
export const shownToOffice: Record<string, string[]> = { "manager.banksia": ["supplier-name"] };
export const shownToAgents = ["user-name", "supplier-internet-name"];

/** All that a supplier is ever sent of the files that it serves. */
export const shownToSuppliers = [
  // Where the supplier itself is told of what is sold from its stock.
  "supplier-email-reservations",
  "client-file-name",
  "pax-title",
  "pax-first-name",
  "pax-last-name",
  "room-bedding-note",
  "service-line-name",
  "service-line-comment",
  "service-line-confirmation",
  "service-line-voucher-no",
  "service-line-supplier-remarks",
];

/** Searches for what can be sold; priced, refused, and refused with others that would pass. */
const products = [
  "place=ROT",
  "place=MON&nights=1",
  "place=SYD",
  "option=MONACSTAMONBASNRM&nights=1",
  "place=ROT&q=cnry",
].map((what) => `${what}&date_from=2027-01-10&rooms=DB-2-8`);

/** Packages of both brands, priced and refused. */
const packages = [
  "packages",
  "packages?filter[month]=2027-02",
  "package-choices",
  ...["SAD5", "HAR6", "CTS4"].flatMap((ref) => [
    `packages/${ref}`,
    `packages/${ref}/price?travel_date=2027-04-12&class=standard&rooms=DB-2-8_SG-1`,
  ]),
];

/** Every list, desk and record that an account of that kind can ask for, with words of others in the filters. */
export function addressesFor(username: string): string[] {
  const own =
    username.includes("silberfarn") || username.includes("ponteverde") || username.includes("larkspur");
  const lists = own
    ? ["/api/agent/client-files", "/api/agent/users"]
    : username.startsWith("desk.")
      ? [
          "/api/supplier/bookings",
          "/api/supplier/requests",
          "/api/supplier/cancelled-bookings",
          "/api/supplier/reconfirmations",
          "/api/supplier/users",
        ]
      : [
          "/api/office/client-files",
          "/api/office/finalisations",
          "/api/office/outbox-messages",
          "/api/office/suppliers",
          "/api/office/users",
        ];
  const filters = ["", "?per_page=100", "?sort=name", "?sort=-reference", "?page=2&per_page=10"];
  const words = ["cnry", ...references, "snapshot", "%", "_"];
  const names = own ? ["reference", "agent_reference", "name"] : ["q", "reference", "agency", "consultant"];
  const searches = lists[0]!.includes("supplier")
    ? words.map((word) => `?filter[reference]=${encodeURIComponent(word)}`)
    : words.flatMap((word) => names.map((name) => `?filter[${name}]=${encodeURIComponent(word)}`));
  const records = references.flatMap((reference) => [
    `/api/agent/client-files/${reference}`,
    `/api/agent/client-files/${reference}/account`,
    `/api/agent/client-files/${reference}/messages`,
    `/api/agent/client-files/${reference}/quote`,
    `/api/agent/client-files/${reference}/request`,
    `/api/agent/client-files/${reference}/cancellation`,
    `/api/office/client-files/${seedUid("file", reference)}`,
    `/api/office/client-files/${seedUid("file", reference)}/cancellation`,
    `/api/office/client-files/${seedUid("file", reference)}/supplier-requests`,
    `/api/office/client-files/${seedUid("file", reference)}/passengers`,
    `/api/office/client-files/${seedUid("file", reference)}/passengers/1`,
    `/api/office/client-files/${seedUid("file", reference)}/itinerary`,
    `/api/office/client-files/${seedUid("file", reference)}/day-headers`,
    `/api/office/client-files/${seedUid("file", reference)}/day-headers/move?what=insert&day=1`,
    `/api/office/client-files/${seedUid("file", reference)}/itinerary/preview`,
    `/api/office/client-files/${seedUid("file", reference)}/reconfirmations`,
    `/api/office/client-files/${seedUid("file", reference)}/messages`,
    `/api/office/client-files/${seedUid("file", reference)}/history?per_page=100`,
  ]);
  const kind = lists[0]!.split("/")[2];
  const histories = userSeeds.map(
    ({ username: one }) => `/api/${kind}/users/${seedUid("user", one)}/history`,
  );
  return [
    ...histories,
    ...lists.flatMap((list) => filters.map((filter) => `${list}${filter}`)),
    ...searches.map((search) => `${lists[0]}${search}`),
    ...records,
    ...["agent", "office", "supplier"].map((kind) => `/api/${kind}/desk`),
    "/api/supplier/arrivals?days=31",
    ...packages.map((path) => `/api/agent/${path}`),
    ...products.flatMap((query) => ["agent", "office"].map((kind) => `/api/${kind}/product-search?${query}`)),
    ...["sessions/current", "profile", "profile/sessions", "itineraries/nope", "password-resets/nope"].map(
      (rest) => `/api/public/${rest}`,
    ),
    "/api/get-settings",
    "/get-laravel-permission-to-vuejs",
  ];
}
