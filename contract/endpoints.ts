import { endpoints as registered } from "#contract/registry.ts";

/** Every call of the API. What no area registers cannot be mounted, called or documented. */
export const endpoints = registered;
