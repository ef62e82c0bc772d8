import type { ContentLanguage } from '#core/i18n/language.ts';

/** How the gateway behaves; each part alone and together with the others. */
export type PaymobBehaviour = {
  /** When a webhook is sent, compared with the shopper's way back. One that is never sent can be replayed, in any order. */
  readonly webhooks: 'at_once' | 'before_return' | 'after_return' | 'never' | { readonly later: number };
  /** Number of times that the same bytes are sent, one after another or all at once. */
  readonly repeats: number;
  readonly areRepeatsAtOnce: boolean;
  readonly signs: 'well' | 'wrong' | 'not' | 'with_old_secret';
  /** Changes to what a webhook says, made before it is signed or afterwards. */
  readonly alters: (Alteration & { readonly isSigned: boolean }) | null;
  /** New intentions; `answers_then_hangs_up` creates one and closes the connection. */
  readonly opens: 'well' | 'slow' | 'away' | 'refuses' | 'answers_then_hangs_up';
  /** Inquiries. */
  readonly availability: 'well' | 'slow' | 'away' | 'knows_nothing';
  /** Refunds; `later` answers that it is pending until `completeRefunds`. */
  readonly refunds: 'well' | 'refuses' | 'does_and_hangs_up' | 'away' | 'later';
  /** Language of the payment page. */
  readonly language: ContentLanguage;
};

export type Alteration = {
  readonly amount_cents?: number;
  readonly currency?: string;
  readonly is_live?: boolean;
  readonly integration_id?: number;
  readonly merchant_order_id?: string;
  readonly owner?: number;
};

export const goodBehaviour: PaymobBehaviour = {
  webhooks: 'before_return',
  repeats: 1,
  areRepeatsAtOnce: false,
  signs: 'well',
  alters: null,
  opens: 'well',
  availability: 'well',
  refunds: 'well',
  language: 'ar',
};

/** A slow answer takes so long, in milliseconds. */
export const SLOW_MS = 1500;
