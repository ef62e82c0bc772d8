/** Why a job could not be done now. The reason is kept and logged, so it never names a person, a code or a link. */
export class JobFailure extends Error {
  /** It would be no use to try again. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }
}

/** What may be told of an error: its own words only where we wrote them, else its code or its kind. */
export const failureOf = (error: unknown): JobFailure => {
  if (error instanceof JobFailure) return error;
  if (!(error instanceof Error)) return new JobFailure('unknown');
  const isCoded = 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code);
  return new JobFailure(isCoded ? String(error.code) : error.name);
};
