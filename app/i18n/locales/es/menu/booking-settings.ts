export const menu = { bookingSettings: "Ajustes de reservas" };
