import type { Pool } from 'pg';
import { type Metrics, openMetrics } from './metrics.ts';
import { metricsDoor } from './metrics-door.ts';
import { openTracer } from './open-tracer.ts';
import type { Tracer } from './span.ts';
import { traceQueries } from './trace-queries.ts';

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
export type Insight = {
  readonly counts: Metrics | null;
  /** Answers whoever asks for the counts. */
  readonly metrics: ((request: Request) => Promise<Response>) | null;
  readonly tracer: Tracer | null;
};

/** Begins to count and to trace, as far as the shopkeeper wants it. */
export const openInsight = async ({ metricsToken, tracesUrl, pool, log }: InsightParts): Promise<Insight> => {
  const counts = metricsToken === null ? null : await openMetrics();
  const tracer = tracesUrl === null ? null : await openTracer({ url: tracesUrl, log });
  if (tracer !== null) traceQueries(pool);
  const metrics = metricsToken === null || counts === null ? null : metricsDoor(metricsToken, counts);
  return { counts, metrics, tracer };
};
