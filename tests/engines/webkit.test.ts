import { journeysIn } from "#tests/support/engines/declare.ts";

journeysIn("webkit");
