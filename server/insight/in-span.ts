import { currentErrand, onErrand } from './errand.ts';

/** Does `work` as a named part of the errand's trace; just does it while nobody traces. */
export const inSpan = async <Result>(
  name: string,
  faultOf: (error: unknown) => string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const errand = currentErrand();
  if (!errand?.span) return work();
  const span = errand.span.begin(name, 'internal');
  try {
    const result = await onErrand({ ...errand, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ fault: faultOf(error) });
    throw error;
  }
};
