import type { Pool } from 'pg';
import { createMetrics, type Metrics, metricsRoute } from './metrics.ts';
import { traceQueries } from './trace-queries.ts';
import { createTracer, type Tracer } from './tracer.ts';

type ObservabilityOptions = {
  /** Null disables metrics. */
  readonly metricsToken: string | null;
  /** Null disables traces. */
  readonly tracesUrl: string | null;
  /** Pool without any prior use. */
  readonly pool: Pool;
  readonly log: { warn(fields: object, message: string): void };
};

/** Metrics and traces. A null part is disabled and costs nothing. */
export type Observability = {
  readonly counts: Metrics | null;
  /** Answers requests for the metrics. */
  readonly metrics: ((request: Request) => Promise<Response>) | null;
  readonly tracer: Tracer | null;
};

/** Starts metrics and traces as configured. */
export const createObservability = async ({
  metricsToken,
  tracesUrl,
  pool,
  log,
}: ObservabilityOptions): Promise<Observability> => {
  const counts = metricsToken === null ? null : await createMetrics();
  const tracer = tracesUrl === null ? null : await createTracer({ url: tracesUrl, log });
  if (tracer !== null) traceQueries(pool);
  const metrics = metricsToken === null || counts === null ? null : metricsRoute(metricsToken, counts);
  return { counts, metrics, tracer };
};
