export const menu = { bookingSettings: "Buchungseinstellungen" };
