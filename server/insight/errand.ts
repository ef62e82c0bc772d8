import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

/** One request on its way through the house, and whatever is done later because of it. */
export type Errand = {
  /** Stands in the answer's `X-Request-Id` and in each line that is logged meanwhile. */
  readonly requestId: string;
  /** The part of its trace that is being done; null while nobody traces. */
  readonly span: Span | null;
};

const errands = new AsyncLocalStorage<Errand>();

/** The errand that the calling code is on; undefined for what the shop does of its own accord. */
export const currentErrand = (): Errand | undefined => errands.getStore();

/** Does `work` as part of an errand, with all that it begins. */
export const onErrand = <Result>(errand: Errand, work: () => Result): Result => errands.run(errand, work);
