import * as v from 'valibot';
import { type RefusalCode, refusalStatus } from '../domain/refusals.ts';

/** What travels beside a refusal's code: its sentence in both languages, and the code's own details. */
export const RefusalData = v.looseObject({
  localizedMessage: v.object({ ar: v.string(), en: v.string() }),
});
export type RefusalData = v.InferOutput<typeof RefusalData>;

type Refusals<Code extends RefusalCode> = { [K in Code]: { status: number; data: typeof RefusalData } };

/** The refusals an endpoint may answer with, beside those that every endpoint may (`who.ts`). */
export const refusals = <Code extends RefusalCode>(...codes: readonly Code[]): Refusals<Code> => {
  const named = {} as Refusals<Code>;
  for (const code of codes) named[code] = { status: refusalStatus[code], data: RefusalData };
  return named;
};
