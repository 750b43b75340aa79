import { tripPage } from "#scripts/bench/peers/shared/trip-page.ts";

export const load = ({ params }) => tripPage(params.token);
