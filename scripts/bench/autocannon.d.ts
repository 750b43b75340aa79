/** The part of the load generator that is used here; the package brings no types. */
declare module "autocannon" {
  namespace autocannon {
    type Options = {
      url: string;
      connections: number;
      /** Requests in all. */
      amount?: number;
      /** Seconds. */
      duration?: number;
      /** Requests of all connections in a second. */
      overallRate?: number;
      headers?: Record<string, string>;
    };
    type Result = {
      "2xx": number;
      non2xx: number;
      errors: number;
      timeouts: number;
      latency: { p50: number; p99: number };
      /** Seconds. */
      duration: number;
    };
  }
  function autocannon(
    options: autocannon.Options,
    done: (error: Error | null, result: autocannon.Result) => void,
  ): { stop: () => void };
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
