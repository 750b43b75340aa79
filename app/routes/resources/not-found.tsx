import { data } from "react-router";

/** Any unknown path. Loader and action both refuse, so that middleware runs and the boundary draws the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
