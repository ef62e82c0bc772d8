import { cairoOffset } from '../../domain/cairo-time.ts';

/** An instant on Cairo's calendar and clock as spreadsheets read it: 2026-03-14 10:20. */
export const cairoMinute = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 16).replace('T', ' ');
