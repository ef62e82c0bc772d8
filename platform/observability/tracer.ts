import { setTimeout as pause } from 'node:timers/promises';
import type * as Api from '@opentelemetry/api';
import type { Span as ApiSpan, Context, SpanKind as OurKinds } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** Nobody waits longer than this for a collector when the shop stops. */
const GIVE_UP_MS = 2_000;

type TracerParts = {
  /** Where an OpenTelemetry collector takes OTLP over HTTP, without its `/v1/traces`. */
  readonly url: string;
  readonly log: { warn(fields: object, message: string): void };
};

/**
 * Tells traces to a collector, in batches and beside the answers (decision 133). The libraries are loaded here, so that a
 * shop that nobody traces starts without them; they read the other standard variables themselves.
 */
export const createTracer = async ({ url, log }: TracerParts): Promise<Tracer> => {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  // the reason may quote an address with a key in it; that nothing arrives is what the shopkeeper must know
  const tell = () => log.warn({}, 'traces could not be handed over');
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const telling: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) tell();
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const provider = new sdk.TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lazaward' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: telling })],
  });
  const tracer = provider.getTracer('lazaward');
  const { ROOT_CONTEXT, SpanKind: kinds, SpanStatusCode, trace } = api;
  const kindOf: Readonly<Record<SpanKind, OurKinds>> = { client: kinds.CLIENT, internal: kinds.INTERNAL };

  const spanOf = (begun: ApiSpan): Span => ({
    begin: (name, kind, attributes = {}) =>
      spanOf(tracer.startSpan(name, { kind: kindOf[kind], attributes }, trace.setSpan(ROOT_CONTEXT, begun))),
    end: ({ fields, fault } = {}) => {
      if (fields) begun.setAttributes(fields);
      if (fault !== undefined) begun.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
      begun.end();
    },
  });
  return {
    begin: (name, attributes, traceparent) => {
      const from = contextOf(traceparent, api);
      return spanOf(tracer.startSpan(name, { kind: kinds.SERVER, attributes }, from));
    },
    stop: async () => {
      const isLate = pause(GIVE_UP_MS, true, { ref: false });
      const isDone = provider.shutdown().then(
        () => false,
        () => true,
      );
      if (await Promise.race([isDone, isLate])) tell();
    },
  };
};

const wellFormed = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** The trace that a proxy has begun (W3C Trace Context), or none. */
const contextOf = (traceparent: string | null, { ROOT_CONTEXT, isSpanContextValid, trace }: typeof Api): Context => {
  const { traceId = '', spanId = '', flags = '' } = wellFormed.exec(traceparent ?? '')?.groups ?? {};
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
};

/** What is told of a part besides its name: bounded words and numbers, never of a person. */
type SpanFields = Readonly<Record<string, string | number>>;

/** Whose part it is: a question to another program, or our own work. */
type SpanKind = 'client' | 'internal';

/** A part of a trace that has begun. */
export type Span = {
  /** Begins a part of this part. */
  readonly begin: (name: string, kind: SpanKind, fields?: SpanFields) => Span;
  /** Ends it; `fault` is a code or a kind of error where it failed. */
  readonly end: (told?: { readonly fields?: SpanFields; readonly fault?: string }) => void;
};

/** Whoever is told of traces. */
export type Tracer = {
  /** Begins the trace of an answer, or goes on with the one that a proxy's `traceparent` names. */
  readonly begin: (name: string, fields: SpanFields, traceparent: string | null) => Span;
  /** Hands over what has not been yet, and stops. */
  readonly stop: () => Promise<void>;
};
