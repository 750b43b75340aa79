export const menu = { tasks: "Aufgaben" };
