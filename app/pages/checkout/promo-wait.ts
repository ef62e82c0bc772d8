import { promoBackOff } from '../../../domain/promos/promo-back-off.ts';

/** How many look-ups have failed in a row, and until when (milliseconds) the next one waits. */
export interface PromoWait {
  readonly failures: number;
  readonly until: number;
}

export const noWait: PromoWait = { failures: 0, until: 0 };

/** After one more failed look-up: 2 s, doubling, at most 30 s (specification 4). */
export const afterFailure = ({ failures }: PromoWait, now: number): PromoWait => ({
  failures: failures + 1,
  until: now + promoBackOff(failures + 1) * 1000,
});

/** As long as the server says; what was counted here stays counted. */
export const asTold = ({ failures }: PromoWait, seconds: number, now: number): PromoWait => ({
  failures,
  until: now + seconds * 1000,
});

/** Whole seconds still to wait, 0 when the next look-up may go. */
export const secondsLeft = ({ until }: PromoWait, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));
