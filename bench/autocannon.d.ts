declare module 'autocannon' {
  /** One connection. */
  export interface Client {
    readonly pipelinedRequests: { addBody: (part: Uint8Array) => void };
  }
  interface Load {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Called with each connection before its first request. */
    readonly setupClient?: (client: Client) => void;
  }
  interface Outcome {
    readonly requests: { readonly total: number; readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly average: number; readonly p50: number; readonly p99: number };
    readonly duration: number;
    readonly errors: number;
    readonly non2xx: number;
  }
  export default function autocannon(load: Load): Promise<Outcome>;
}
