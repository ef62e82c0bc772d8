import * as v from 'valibot';
import { type ErrorCode, refusalStatus } from '#core/errors/app-error.ts';

/** Data of a refusal beside its code: the message in both languages, and details of the code. */
export const RefusalData = v.looseObject({
  localizedMessage: v.object({ ar: v.string(), en: v.string() }),
});
export type RefusalData = v.InferOutput<typeof RefusalData>;

type Refusals<Code extends ErrorCode> = { [K in Code]: { status: number; data: typeof RefusalData } };

/** Refusals of one endpoint, in addition to those of every endpoint (`access.ts`). */
export const refusals = <Code extends ErrorCode>(...codes: readonly Code[]): Refusals<Code> => {
  const named = {} as Refusals<Code>;
  for (const code of codes) named[code] = { status: refusalStatus[code], data: RefusalData };
  return named;
};
