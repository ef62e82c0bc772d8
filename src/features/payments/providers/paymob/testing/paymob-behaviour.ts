import type { ContentLanguage } from '#core/i18n/language.ts';

/** Configurable behaviour of the local gateway; the settings can be combined. */
export type PaymobBehaviour = {
  /** When a webhook is sent relative to the shopper's return. A webhook with `never` can be replayed, in any order. */
  readonly webhooks: 'at_once' | 'before_return' | 'after_return' | 'never' | { readonly later: number };
  /** Number of deliveries of the same bytes, sequential or concurrent. */
  readonly repeats: number;
  readonly areRepeatsAtOnce: boolean;
  readonly signs: 'well' | 'wrong' | 'not' | 'with_old_secret';
  /** Changes to a webhook's content before or after signing. */
  readonly alters: (Alteration & { readonly isSigned: boolean }) | null;
  /** New intentions; `answers_then_hangs_up` creates one and closes the connection. */
  readonly opens: 'well' | 'slow' | 'away' | 'refuses' | 'answers_then_hangs_up';
  /** Inquiries. */
  readonly availability: 'well' | 'slow' | 'away' | 'knows_nothing';
  /** Refunds; `later` responds with pending until `completeRefunds`. */
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

/** Delay of a slow response, in milliseconds. */
export const SLOW_MS = 1500;
