import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** Pages for those who build the product; 404 unless the environment asks for them. */
export const devRoutes: RouteConfigEntry[] = [route("dev/kit", "routes/dev/kit.tsx")];
