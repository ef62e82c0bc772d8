import type { Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { GatewayName, PaymentMethod, PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { PaymentEvent } from '../payment-event.ts';

/**
 * A payment provider. Missing functions mean manual work: without `open` there is no payment page, without `refund` an admin sends
 * the refund and records it (decision 186).
 */
export type PaymentGateway = {
  readonly name: PaymentProviderName;
  /** Methods enabled by its settings. */
  readonly methods: readonly PaymentMethod[];
  /** False with test keys, whose payments are not real. */
  readonly isLive: boolean;
  /** Origins of its payment pages, for the security headers. */
  readonly origins: readonly string[];
  /**
   * Opens a payment page. Throws GatewayUnavailable when the outcome of the call is unknown, GatewayRejected with a reason for the
   * log when the gateway refuses.
   */
  readonly open?: (attempt: AttemptToOpen, signal: AbortSignal) => Promise<OpenedAttempt>;
  /**
   * Parses a webhook without database or network access; [] for an irrelevant one. Throws InvalidSignature without a valid
   * signature.
   */
  readonly parseWebhook?: (request: WebhookRequest) => readonly PaymentEvent[];
  /** Queries the events of an attempt; [] when the gateway does not know it. Throws GatewayUnavailable. */
  readonly fetchEvents?: (attempt: GatewayAttempt, signal: AbortSignal) => Promise<readonly PaymentEvent[]>;
  /** Sends a refund. Throws GatewayUnavailable when its outcome is unknown; the call is never retried blindly. */
  readonly refund?: (refund: RefundToSend, signal: AbortSignal) => Promise<RefundResult>;
  /** Returns the refunded amount of a charge, in piastres; null for an unknown charge. Throws GatewayUnavailable. */
  readonly refundedAmount?: (transactionId: string, signal: AbortSignal) => Promise<Piastres | null>;
  /** Queries the outcome of a sent refund; `unknown` while the gateway cannot tell. Throws GatewayUnavailable. */
  readonly findRefund?: (
    refund: SentRefund,
    signal: AbortSignal,
  ) => Promise<RefundResult | { readonly state: 'unknown' }>;
  /** Returns the dashboard URL of a transaction; null without one. */
  readonly dashboardUrl?: (transaction: { readonly transactionId: string; readonly isLive: boolean }) => string | null;
  /** Calls the gateway with the configured keys without moving money. Throws GatewayUnavailable or GatewayRejected. */
  readonly testConnection?: (signal: AbortSignal) => Promise<void>;
};

/** An attempt that is not open at the gateway yet. */
export type AttemptToOpen = {
  /** Unique per attempt; the gateway shows it in its dashboard. */
  readonly reference: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amount: Piastres;
  readonly language: Language;
  readonly customer: {
    readonly fullName: string;
    readonly email: string;
    /** E.164. */
    readonly phone: string;
    readonly city: string;
  };
  /** Time at which the unpaid order is cancelled. */
  readonly expiresAt: Date;
  readonly now: Date;
  /** URLs for webhooks and for the returning customer. */
  readonly webhookUrl: string;
  readonly returnUrl: string;
};

export type OpenedAttempt = {
  readonly providerOrderId: string;
  /** URL of the payment page; its origin is one of `origins`. */
  readonly url: string;
  readonly expiresAt: Date;
};

export type WebhookRequest = {
  readonly body: Uint8Array;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly now: Date;
};

/** An attempt that was opened at the gateway. */
export type GatewayAttempt = {
  readonly providerOrderId: string;
  readonly reference: string;
  /** Ids of the recorded charges. */
  readonly transactionIds: readonly string[];
};

export type RefundToSend = {
  /** The shop's refund id, used as idempotency key where the gateway supports one. */
  readonly id: string;
  readonly providerOrderId: string;
  /** Id of the refunded charge. */
  readonly transactionId: string;
  readonly amount: Piastres;
};

export type SentRefund = RefundToSend & {
  /** Amount refunded before this refund, in piastres; null when it could not be queried. */
  readonly refundedBefore: Piastres | null;
};

export type RefundResult =
  | { readonly state: 'done' | 'sent'; readonly providerRefundId: string }
  | { readonly state: 'refused'; readonly reason: string };

/** The gateway did not respond, or its response leaves the outcome unknown. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway refused the call; the message is for the log and admins, never for shoppers. */
export class GatewayRejected extends Error {
  override readonly name = 'GatewayRejected';
  /** HTTP status of the response, if known. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A webhook without a valid signature. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** A provider setting in the admin area. */
export type ProviderField = {
  /**
   * Key of its label and hint in the messages and, with the provider's name, of its environment variable: `secretKey` of `paymob`
   * is PAYMOB_SECRET_KEY.
   */
  readonly name: string;
  readonly isSecret: boolean;
  readonly isOptional: boolean;
  /** Maximum length of a value. */
  readonly maxLength: number;
};

/** Provider settings by field name; a missing field is not set. */
export type ProviderValues = Readonly<Record<string, string>>;

/** Definition of a provider: its settings, and how to create it from them. */
export type PaymentProvider = {
  readonly name: GatewayName;
  readonly fields: readonly ProviderField[];
  /** Data of the customer that the gateway receives, besides order number, amount and language. */
  readonly shares: readonly (keyof AttemptToOpen['customer'])[];
  /**
   * Returns the problems of the values by field; {} when the provider can be created. Keys of different modes or countries are a
   * problem of the later field; a URL without TLS is a problem of `url` unless the shop runs on the local machine.
   */
  readonly problems: (
    values: ProviderValues,
    shop: { readonly isLocal: boolean },
  ) => Readonly<Record<string, ProviderProblem>>;
  /** Creates the provider from valid values; a promise, so that libraries load only when used. */
  readonly create: (values: ProviderValues) => PaymentGateway | Promise<PaymentGateway>;
};

/** Problems of a value; `problemCodes` maps them to validation codes. */
export type ProviderProblem = 'required' | 'malformed' | 'mode' | 'country' | 'address';

/**
 * Returns the problem of a gateway's URL, which has no path. Keys are sent to it, so TLS is required unless the shop runs on the
 * local machine.
 */
export const problemOfUrl = (value: string, isLocal: boolean): ProviderProblem | null => {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) return 'malformed';
  return url.protocol === 'https:' || isLocal ? null : 'address';
};
