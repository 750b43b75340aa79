export const menu = { bookingSettings: "Impostazioni delle prenotazioni" };
