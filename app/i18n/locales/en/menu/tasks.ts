export const menu = { tasks: "Tasks" };
