export const menu = { bookingSettings: "Réglages des réservations" };
