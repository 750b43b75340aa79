// The API alone, on a port of its own.
import { start } from "./bundle.mjs";

await start("startApi");
