/** Ways of getting about, in the order in which they are offered. */
export const transports = ["any", "rental_car", "seat_in_coach", "private_transfer"] as const;
