import * as v from 'valibot';
import type { Bilingual } from '#core/i18n/language.ts';

/** Details of an error in addition to its code, as the API returns them. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

export type ErrorDefinition = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  /** Sample of the details that every error of this code has; an error may have others. */
  readonly details?: ErrorDetails;
  /** False for an error that no endpoint returns: it is the result of one item among several, or of an unknown path. */
  readonly isReturned?: false;
  /** Name of the text among the owner's text overrides, if it is not the code. */
  readonly overrideKey?: string;
  /** Text of the error; a function formats the details and must also work without them. */
  readonly text: Bilingual<string | ((details: ErrorDetails) => string)>;
};
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;

/** Data of an error response: the message in both languages, and the details. */
export const ErrorData = v.looseObject({
  localizedMessage: v.object({ ar: v.string(), en: v.string() }),
});

type PickedErrors<Code extends string> = { [C in Code]: { status: number; data: typeof ErrorData } };

export type ErrorSet<Definitions extends ErrorDefinitions = ErrorDefinitions> = {
  readonly definitions: Definitions;
  /** Errors of an endpoint, for its contract. */
  readonly pick: <Code extends keyof Definitions & string>(...codes: readonly Code[]) => PickedErrors<Code>;
};

/**
 * Defines errors by code. A constant `…Errors` of a `*.contract.ts` or `*.errors.ts` is collected by `npm run generate`; a code may be
 * defined once.
 */
export const defineErrors = <Definitions extends ErrorDefinitions>(
  definitions: Definitions,
): ErrorSet<Definitions> => ({
  definitions,
  pick: <Code extends keyof Definitions & string>(...codes: readonly Code[]) =>
    Object.fromEntries(
      codes.map((code) => [code, { status: definitions[code]?.status, data: ErrorData }]),
    ) as PickedErrors<Code>,
});
