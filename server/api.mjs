// The API alone, on a port of its own.
import { bundle, fail } from "./bundle.mjs";

try {
  const { startApi } = await bundle();
  await startApi();
} catch (error) {
  fail(error);
}
