import { placePicture } from "#scripts/bench/peers/shared/place-picture.ts";

export const GET = (request: Request) => placePicture(new URL(request.url));
