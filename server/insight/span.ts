/** What is told of a part besides its name: bounded words and numbers, never of a person. */
export type SpanFields = Readonly<Record<string, string | number>>;

/** Whose part it is: a question to another program, or our own work. */
export type SpanKind = 'client' | 'internal';

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
