export const menu = { tasks: "Tareas" };
