import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gauge, Histogram, Metric } from 'prom-client';

/** Values that are read when metrics are requested. */
type MetricsSources = {
  /** Pages from the cache and rendered pages since the start. */
  readonly pages: () => { readonly hits: number; readonly misses: number };
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** Pending jobs by task, and the age of the oldest in seconds. */
  readonly waitingJobs: () => Promise<
    readonly { readonly task: string; readonly count: number; readonly oldestSeconds: number }[]
  >;
  /** Messages sent within the last hour, and whether the channel is paused. */
  readonly messages: () => Promise<
    readonly { readonly channel: string; readonly sent: number; readonly isPaused: boolean }[]
  >;
  /** Gauges of the features, with their help texts. */
  readonly gauges: readonly {
    readonly help: Readonly<Record<string, string>>;
    readonly read: () => Promise<Readonly<Record<string, number>>>;
  }[];
};

/** The shop's Prometheus metrics. Every label has few values: a route group, never a URL or person. */
export type Metrics = {
  readonly responseSent: (group: RouteGroup, status: number, seconds: number) => void;
  /** An API call by its name in the contract; `outcome` is `OK` or an error code. */
  readonly callEnded: (call: string, outcome: string) => void;
  readonly jobEnded: (task: string, outcome: string) => void;
  readonly runnerReplaced: () => void;
  /** The hourly limit was reached, so that the channel is paused. */
  readonly channelPaused: (channel: string) => void;
  /** A payment page was requested from a gateway. */
  readonly paymentOpened: (provider: string, outcome: string) => void;
  /** A webhook was received: `unsigned`, `ignored`, or the outcome of its event. */
  readonly paymentReported: (provider: string, outcome: string) => void;
  /** The state of an attempt was requested from a gateway. */
  readonly paymentChecked: (provider: string, outcome: string) => void;
  readonly registerSources: (sources: MetricsSources) => void;
  /** All metrics in the text format. */
  readonly text: () => Promise<string>;
};

/** Starts counting. Loads the library here, so that a shop without metrics starts without it. */
export const createMetrics = async (): Promise<Metrics> => {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responseTimes = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by what it was for.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const calls = new Counter({
    name: 'lazaward_api_requests_total',
    help: 'API calls by outcome: OK or an error code.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'lazaward_jobs_processed_total',
    help: 'Attempts of jobs by outcome.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const replaced = new Counter({
    name: 'lazaward_job_runners_replaced_total',
    help: 'Stalled job runners that were replaced.',
    registers,
  });
  const limitHits = new Counter({
    name: 'lazaward_message_limit_hits_total',
    help: 'How often a channel reached its hourly message limit.',
    labelNames: ['channel'],
    registers,
  });
  const payment = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['provider', 'outcome'], registers });
  const opened = payment('lazaward_payment_pages_total', 'Payment pages requested from gateways, by outcome.');
  const reported = payment('lazaward_payment_webhooks_total', 'Webhooks of gateways, by outcome.');
  const checked = payment('lazaward_payment_checks_total', 'Payment status queries to gateways, by outcome.');
  return {
    responseSent: observer(responseTimes),
    callEnded: (call, outcome) => calls.inc({ call, outcome }),
    jobEnded: (task, outcome) => jobs.inc({ task, outcome }),
    runnerReplaced: () => replaced.inc(),
    channelPaused: (channel) => limitHits.inc({ channel }),
    paymentOpened: (provider, outcome) => opened.inc({ provider, outcome }),
    paymentReported: (provider, outcome) => reported.inc({ provider, outcome }),
    paymentChecked: (provider, outcome) => checked.inc({ provider, outcome }),
    registerSources: ({ pages, pool, waitingJobs, messages, gauges }) => {
      const pageCache = new Counter({
        name: 'lazaward_page_cache_requests_total',
        help: 'Public pages, from the cache or rendered.',
        labelNames: ['from'],
        registers: [],
        collect() {
          const { hits, misses } = pages();
          this.reset();
          this.inc({ from: 'memory' }, hits);
          this.inc({ from: 'rendering' }, misses);
        },
      });
      const connections = new Gauge({
        name: 'lazaward_database_connections',
        help: 'Database connections by state, and requests that wait for one.',
        labelNames: ['state'],
        registers: [],
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'awaited' }, pool.waitingCount);
        },
      });
      const waiting = new Gauge({
        name: 'lazaward_jobs_pending',
        help: 'Pending jobs; absent while the database is unavailable.',
        labelNames: ['task'],
        registers: [],
        collect() {
          return setFrom(this, waitingJobs, ({ task, count }) => this.set({ task }, count));
        },
      });
      const oldest = new Gauge({
        name: 'lazaward_jobs_oldest_age_seconds',
        help: 'Age of the oldest pending job; absent while the database is unavailable.',
        labelNames: ['task'],
        registers: [],
        collect() {
          return setFrom(this, waitingJobs, ({ task, oldestSeconds }) => this.set({ task }, oldestSeconds));
        },
      });
      const sent = new Gauge({
        name: 'lazaward_messages_last_hour',
        help: 'Messages sent by all processes within the last hour.',
        labelNames: ['channel'],
        registers: [],
        collect() {
          return setFrom(this, messages, ({ channel, sent: count }) => this.set({ channel }, count));
        },
      });
      const paused = new Gauge({
        name: 'lazaward_message_channel_paused',
        help: '1 while the channel is paused by its hourly message limit.',
        labelNames: ['channel'],
        registers: [],
        collect() {
          return setFrom(this, messages, ({ channel, isPaused }) => this.set({ channel }, isPaused ? 1 : 0));
        },
      });
      for (const each of [pageCache, connections, waiting, oldest, sent, paused] as Metric[])
        registry.registerMetric(each);
      const named = gauges.flatMap(({ help, read }) => Object.entries(help).map((entry) => ({ entry, read })));
      for (const {
        entry: [name, help],
        read,
      } of named) {
        const readSamples = async () =>
          Object.entries(await read()).flatMap(([key, value]) => (key === name ? [value] : []));
        const gauge = new Gauge({
          name,
          help,
          registers: [],
          collect() {
            // without labels `reset` would leave a 0
            return setFrom({ reset: () => this.remove() }, readSamples, (value) => this.set(value));
          },
        });
        registry.registerMetric(gauge);
      }
    },
    text: () => registry.metrics(),
  };
};

/** Caches the observer of each label combination instead of looking it up for each response. */
const observer = (responseTimes: Histogram<'route' | 'status'>): Metrics['responseSent'] => {
  const observers = new Map<string, (seconds: number) => void>();
  return (group, status, seconds) => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    const key = group + statusClass;
    let observe = observers.get(key);
    if (observe === undefined) {
      const labelled = responseTimes.labels({ route: group, status: statusClass });
      observe = (value) => labelled.observe(value);
      observers.set(key, observe);
    }
    observe(seconds);
  };
};

/** Timeout of the database query for a metrics request. */
const LIMIT_MS = 1_000;

const soonRejected = async (): Promise<never> => {
  await pause(LIMIT_MS, undefined, { ref: false });
  throw new Error('the database does not answer');
};

const setFrom = async <Row>(
  gauge: Pick<Gauge, 'reset'>,
  readRows: () => Promise<readonly Row[]>,
  set: (row: Row) => void,
): Promise<void> => {
  gauge.reset();
  try {
    for (const row of await Promise.race([readRows(), soonRejected()])) set(row);
  } catch {
    // metrics must be available even without the database
  }
};

/** Returns the metrics to requests with the token; all others get 401. */
export const metricsRoute =
  (token: string, metrics: Pick<Metrics, 'text'>) =>
  async (request: Request): Promise<Response> => {
    const [scheme = '', bearerToken = ''] = (request.headers.get('authorization') ?? '').split(' ');
    const headers = { 'Cache-Control': 'no-store' };
    if (scheme.toLowerCase() !== 'bearer' || !isSame(bearerToken, token)) {
      return new Response(null, { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } });
    }
    const text = await metrics.text();
    return new Response(text, { headers: { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' } });
  };

/** Constant-time comparison. */
const isSame = (candidate: string, token: string): boolean => timingSafeEqual(hashOf(candidate), hashOf(token));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Kind of a request; the number of values is fixed, whatever visitors request. */
export type RouteGroup = keyof typeof groups | 'page';

const groups = {
  api: /^\/api(?:[/?]|$)/,
  accounts: /^\/auth\/v1(?:[/?]|$)/,
  assets: /^\/(?:assets|icons)\/|^\/(?:favicon\.ico|service-worker\.js)(?:\?|$)/,
  photographs: /^\/photographs\//,
  documents: /^\/(?:feeds\/|robots\.txt|sitemap\.xml|manifest\.webmanifest)/,
  health: /^\/(?:healthz|readyz(?:\/database)?|metrics)(?:\?|$)/,
} as const;

const names = Object.keys(groups) as (keyof typeof groups)[];

/** Route group of a path, with or without its query; `page` when no other group matches. */
export const routeGroupOf = (path: string): RouteGroup => names.find((name) => groups[name].test(path)) ?? 'page';
