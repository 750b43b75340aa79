export type Word = { author: "agent" | "office"; days: number; body: string };

/** What agencies and the office wrote each other about trips under way; days before today, the oldest first. */
export const talks: { reference: string; words: Word[] }[] = [
  {
    reference: "NZFI100001",
    words: [
      {
        author: "agent",
        days: 9,
        body: "Could the two rooms in Rotorua be next to each other? The grandfather shares with the child.",
      },
      {
        author: "office",
        days: 8,
        body: "Done: Steamvale has put them into rooms 14 and 15, side by side. It stands on the vouchers.",
      },
      {
        author: "agent",
        days: 5,
        body: "The family has landed in Auckland and picked up the car, all well.",
      },
      {
        author: "office",
        days: 4,
        body: "Lovely to hear. We are on the emergency number day and night, should anything be needed.",
      },
    ],
  },
  {
    reference: "NZFI100007",
    words: [
      {
        author: "office",
        days: 12,
        body: "Everything is confirmed and the vouchers are in the itinerary. Wishing your clients a good trip.",
      },
      {
        author: "agent",
        days: 1,
        body: "Our clients would like to arrive at their last hotel after nine in the evening. Could you let the reception know?",
      },
    ],
  },
  {
    reference: "NZFI100006",
    words: [
      { author: "agent", days: 6, body: "One of the travellers does not eat fish. Does the lodge know?" },
      {
        author: "office",
        days: 6,
        body: "It does now, and has confirmed a menu without fish for every evening.",
      },
    ],
  },
  {
    reference: "NZFI100008",
    words: [
      {
        author: "office",
        days: 7,
        body: "The ferry leaves half an hour earlier than in last year's timetable; the itinerary says so already.",
      },
      { author: "agent", days: 7, body: "Thank you, the clients know." },
      {
        author: "office",
        days: 6,
        body: "Good. The car is to be handed in before boarding, as written on the voucher.",
      },
    ],
  },
  {
    reference: "AUFI200002",
    words: [
      { author: "agent", days: 8, body: "Is there a chance of a sunrise tour instead of the sunset one?" },
      { author: "office", days: 8, body: "Yes, changed at no cost. The new time stands in the itinerary." },
    ],
  },
];
