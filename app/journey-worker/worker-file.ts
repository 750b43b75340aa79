/** Where the worker's file is served, uncached. The worker itself must not import this: it is one file. */
export const WORKER_FILE = "/journey-worker.js";
