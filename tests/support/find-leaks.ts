/**
 * Returns the values of personal data that occur in a log or trace. A short number must stand alone: within times and ids, its
 * digits occur by chance.
 */
export const findLeaks = (output: string, values: readonly string[]): string[] =>
  values.filter((value) =>
    /^\d{1,8}$/.test(value) ? new RegExp(`(?<![\\da-f])${value}(?![\\da-f])`).test(output) : output.includes(value),
  );
