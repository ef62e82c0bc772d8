import type { Pool } from 'pg';
import { createMetrics, type Metrics, metricsRoute } from './metrics.ts';
import { traceQueries } from './trace-queries.ts';
import { createTracer, type Tracer } from './tracer.ts';

type InsightParts = {
  /** Null: nothing is counted. */
  readonly metricsToken: string | null;
  /** Null: nothing is traced. */
  readonly tracesUrl: string | null;
  /** Nothing was asked of it yet. */
  readonly pool: Pool;
  readonly log: { warn(fields: object, message: string): void };
};

/** Who looks into the shop. What is null costs it nothing. */
export type Observability = {
  readonly counts: Metrics | null;
  /** Answers whoever asks for the counts. */
  readonly metrics: ((request: Request) => Promise<Response>) | null;
  readonly tracer: Tracer | null;
};

/** Begins to count and to trace, as far as the shopkeeper wants it. */
export const createObservability = async ({
  metricsToken,
  tracesUrl,
  pool,
  log,
}: InsightParts): Promise<Observability> => {
  const counts = metricsToken === null ? null : await createMetrics();
  const tracer = tracesUrl === null ? null : await createTracer({ url: tracesUrl, log });
  if (tracer !== null) traceQueries(pool);
  const metrics = metricsToken === null || counts === null ? null : metricsRoute(metricsToken, counts);
  return { counts, metrics, tracer };
};
