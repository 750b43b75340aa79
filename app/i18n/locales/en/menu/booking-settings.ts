export const menu = { bookingSettings: "Booking settings" };
