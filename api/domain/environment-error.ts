/** Settings that cannot work. The message names each variable and what is wrong with it. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}
