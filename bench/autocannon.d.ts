declare module "autocannon" {
  export interface Histogram {
    average: number;
    p50: number;
    p99: number;
    max: number;
  }
  export interface Result {
    requests: { total: number };
    latency: Histogram;
    /** Seconds. */
    duration: number;
    errors: number;
    non2xx: number;
  }
  export interface Request {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
  }
  /** One connection. */
  export interface Client {
    setRequests(requests: Request[]): void;
  }
  export default function autocannon(settings: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    setupClient(client: Client): void;
  }): Promise<Result>;
}
