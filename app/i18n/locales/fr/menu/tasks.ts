export const menu = { tasks: "Tâches" };
