import { cache } from "react";
import { currentUser } from "#scripts/bench/peers/shared/api.ts";

/** The signed-in account, asked for once a request. */
export const session = cache(currentUser);
