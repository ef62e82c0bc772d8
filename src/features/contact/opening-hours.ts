import { cairoOffset } from '#core/dates/cairo-time.ts';

/** Weekdays as in `Date` (0 is Sunday), with opening and closing time in Cairo, 'HH:MM'. */
export interface WeeklyHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** Whether the shop is open, and when that changes next. */
export type OpeningState =
  | { readonly isOpen: true; readonly closes: string }
  | {
      readonly isOpen: false;
      readonly opens: string;
      /** Weekday of the next opening, 0 is Sunday, and the number of days until then. */
      readonly day: number;
      readonly inDays: number;
    };

const DAYS = 7;

/** Opening state at this instant; null for a shop without opening hours. */
export function openingStateAt(week: readonly WeeklyHours[], instant: Date): OpeningState | null {
  // Cairo's local time, in the UTC fields of a Date
  const cairoTime = new Date(instant.getTime() + cairoOffset(instant));
  const today = cairoTime.getUTCDay();
  const now = cairoTime.toISOString().slice(11, 16);
  const open = on(week, today).find(({ opens, closes }) => opens <= now && now < closes);
  if (open) return { isOpen: true, closes: open.closes };
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const day = (today + inDays) % DAYS;
    const next = on(week, day).find(({ opens }) => inDays > 0 || opens > now);
    if (next) return { isOpen: false, opens: next.opens, day, inDays };
  }
  return null;
}

const on = (week: readonly WeeklyHours[], day: number): readonly WeeklyHours[] =>
  week.filter(({ days }) => days.includes(day)).toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
