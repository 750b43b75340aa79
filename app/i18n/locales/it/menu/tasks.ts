export const menu = { tasks: "Attività" };
