// Plain JavaScript: nothing is transpiled at run time. Says what to do when a start cannot work.
import { bundle, fail } from "./bundle.mjs";

try {
  const { startWeb } = await bundle();
  await startWeb();
} catch (error) {
  fail(error);
}
