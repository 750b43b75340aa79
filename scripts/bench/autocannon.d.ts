/** The part of the load generator that is used here; the package brings no types. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  };
  type Result = {
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    /** Seconds. */
    duration: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
