import type { ErrorCode } from '#generated/error-codes.gen.ts';
import type { ErrorDefinition, ErrorDefinitions, ErrorDetails, ErrorSet } from './define-errors.ts';

type Thrown<Definition extends ErrorDefinition> = Definition extends { readonly details: infer Details }
  ? readonly [details: Details & ErrorDetails]
  : readonly [details?: ErrorDetails];

/** An expected failure; thrown, so that the enclosing transaction rolls back. */
export class AppError<
  Definitions extends ErrorDefinitions = ErrorDefinitions,
  Code extends keyof Definitions & ErrorCode = keyof Definitions & ErrorCode,
> extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly definition: ErrorDefinition;

  constructor({ definitions }: ErrorSet<Definitions>, code: Code, ...[details = {}]: Thrown<Definitions[Code]>) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    // indexing by a name of the union may be undefined for the compiler
    this.definition = definitions[code] as ErrorDefinition;
  }
}

/** Value of `Retry-After`, in seconds, while the database is unavailable. */
export const DATABASE_RETRY_AFTER_SECONDS = 5;
