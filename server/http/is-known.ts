/** Whether the client has this very version, whichever encoding it came in. */
export const isKnown = (etag: string, known: string | null | undefined): boolean =>
  known?.split(',').some((each) => opaque(each.trim()) === opaque(etag)) ?? false;

const opaque = (etag: string): string => etag.replace(/^W\//, '');
