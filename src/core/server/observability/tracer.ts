import { setTimeout as pause } from 'node:timers/promises';
import type * as Api from '@opentelemetry/api';
import type { Span as ApiSpan, Context, SpanKind as OurKinds } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** Timeout for the last export when the shop stops. */
const EXPORT_TIMEOUT_MS = 2_000;

type TracerParts = {
  /** URL of an OpenTelemetry collector that accepts OTLP over HTTP, without `/v1/traces`. */
  readonly url: string;
  readonly log: { warn(fields: object, message: string): void };
};

/**
 * Exports traces to a collector in batches, outside of the requests (decision 133). Loads the libraries here, so that a shop
 * without tracing starts without them; they read the other standard variables themselves.
 */
export const createTracer = async ({ url, log }: TracerParts): Promise<Tracer> => {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  // the reason is not logged, because it may contain a URL with a key
  const logFailure = () => log.warn({}, 'export of traces failed');
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const loggingExporter: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) logFailure();
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const provider = new sdk.TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lazaward' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: loggingExporter })],
  });
  const tracer = provider.getTracer('lazaward');
  const { ROOT_CONTEXT, SpanKind: kinds, SpanStatusCode, trace } = api;
  const kindOf: Readonly<Record<SpanKind, OurKinds>> = { client: kinds.CLIENT, internal: kinds.INTERNAL };

  const spanOf = (apiSpan: ApiSpan): Span => ({
    begin: (name, kind, attributes = {}) =>
      spanOf(tracer.startSpan(name, { kind: kindOf[kind], attributes }, trace.setSpan(ROOT_CONTEXT, apiSpan))),
    end: ({ fields, fault } = {}) => {
      if (fields) apiSpan.setAttributes(fields);
      if (fault !== undefined) apiSpan.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
      apiSpan.end();
    },
  });
  return {
    begin: (name, attributes, traceparent) => {
      const from = contextOf(traceparent, api);
      return spanOf(tracer.startSpan(name, { kind: kinds.SERVER, attributes }, from));
    },
    stop: async () => {
      const isLate = pause(EXPORT_TIMEOUT_MS, true, { ref: false });
      const isDone = provider.shutdown().then(
        () => false,
        () => true,
      );
      if (await Promise.race([isDone, isLate])) logFailure();
    },
  };
};

const wellFormed = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** Context of the trace that a proxy started (W3C Trace Context), or none. */
const contextOf = (traceparent: string | null, { ROOT_CONTEXT, isSpanContextValid, trace }: typeof Api): Context => {
  const { traceId = '', spanId = '', flags = '' } = wellFormed.exec(traceparent ?? '')?.groups ?? {};
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
};

/** Attributes of a span: bounded texts and numbers without personal data. */
type SpanFields = Readonly<Record<string, string | number>>;

/** A request to another program, or internal work. */
type SpanKind = 'client' | 'internal';

/** A started span. */
export type Span = {
  /** Starts a child span. */
  readonly begin: (name: string, kind: SpanKind, fields?: SpanFields) => Span;
  /** Ends the span; `fault` is an error code or kind when it failed. */
  readonly end: (outcome?: { readonly fields?: SpanFields; readonly fault?: string }) => void;
};

/** Creates and exports traces. */
export type Tracer = {
  /** Starts the trace of a request, or continues the one in a proxy's `traceparent`. */
  readonly begin: (name: string, fields: SpanFields, traceparent: string | null) => Span;
  /** Exports the remaining spans and stops. */
  readonly stop: () => Promise<void>;
};
