// Plain JavaScript: nothing is transpiled at run time. Says what to do when a start cannot work.
import { start } from "./bundle.mjs";

await start("startWeb");
