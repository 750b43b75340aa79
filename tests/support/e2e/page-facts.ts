import type { Reader } from "./personas.ts";

/** An address as one visitor sees it. `route` is the path pattern it stands for in the route table. */
export type PageFacts = {
  route: string;
  path: string;
  title: string;
  /** Who looks; nobody signed in when it is left out. */
  persona?: Reader;
  status?: number;
};

/** Paths that only the running server knows. */
export type FoundPaths = {
  travelApp: string;
  clientFile: string;
  reset: string;
  confirm: string;
  quote: string;
  supplierRequest: string;
  supplierSnapshot: string;
  reconfirm: string;
  payment: string;
};

/** The pages of a resource of the back office, in the file of its folder's name. */
export type ResourcePages = {
  pages: (found: FoundPaths) => PageFacts[];
  /** Addresses that answer with no page: files and their like. */
  withoutPage: string[];
  /** Stands for `:uid`, where that is no client file. */
  record?: string;
};
