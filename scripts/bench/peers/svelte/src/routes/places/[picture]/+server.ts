import { placePicture } from "#scripts/bench/peers/shared/place-picture.ts";

export const GET = ({ url }) => placePicture(url);
