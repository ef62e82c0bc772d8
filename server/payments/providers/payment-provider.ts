import type { Language } from '../../../domain/language.ts';
import type { Piastres } from '../../../domain/money.ts';
import type { PaymentEvent } from '../../../domain/payments/payment-event.ts';
import type { PaymentMethod, PaymentProviderName } from '../../../domain/payments/payment-methods.ts';

/**
 * Something that can take money. What it leaves out is done by hand: without `open` there is no payment page, without `refund` an
 * admin sends the money back and writes it down (decision 186).
 */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** Methods that its settings allow. */
  readonly methods: readonly PaymentMethod[];
  /** False while it has test keys: such payments are not real money. */
  readonly isLive: boolean;
  /** Origins that a shopper is sent to, for the security headers. */
  readonly origins: readonly string[];
  /**
   * Asks for a page to pay on. Throws GatewayUnavailable when nothing is known about the call, GatewayRefused when the gateway said
   * no, with a reason for the log.
   */
  readonly open?: (attempt: AttemptToOpen, signal: AbortSignal) => Promise<OpenedAttempt>;
  /**
   * Reads a webhook: pure, it touches neither the database nor the network. [] for a report of no interest; throws InvalidSignature
   * unless the gateway has signed it.
   */
  readonly parseWebhook?: (request: WebhookRequest) => readonly PaymentEvent[];
  /** What the gateway knows of an attempt; [] when it knows nothing. Throws GatewayUnavailable. */
  readonly fetchEvents?: (attempt: KnownAttempt, signal: AbortSignal) => Promise<readonly PaymentEvent[]>;
  /** Sends money back. Throws GatewayUnavailable when it is not known whether it did; the call is never repeated blindly. */
  readonly refund?: (refund: RefundToSend, signal: AbortSignal) => Promise<RefundAnswer>;
  /** What the gateway has sent back of a charge, in piastres; null when it does not know the charge. Throws GatewayUnavailable. */
  readonly refundedAmount?: (transactionId: string, signal: AbortSignal) => Promise<Piastres | null>;
  /** Whether a refund that was sent has happened; `unknown` when the gateway cannot tell yet. Throws GatewayUnavailable. */
  readonly findRefund?: (
    refund: SentRefund,
    signal: AbortSignal,
  ) => Promise<RefundAnswer | { readonly state: 'unknown' }>;
  /** Where an admin sees a transaction at the gateway; null, as without it, when there is no address of it. */
  readonly dashboardUrl?: (transaction: { readonly transactionId: string; readonly isLive: boolean }) => string | null;
  /** Calls the gateway with these keys without moving money. Throws GatewayUnavailable or GatewayRefused. */
  readonly testConnection?: (signal: AbortSignal) => Promise<void>;
};

/** An attempt before the gateway knows it. */
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
  /** When the order is cancelled unless it is paid. */
  readonly expiresAt: Date;
  readonly now: Date;
  /** Where the gateway reports to, and where it sends the shopper back to. */
  readonly webhookUrl: string;
  readonly returnUrl: string;
};

export type OpenedAttempt = {
  readonly providerOrderId: string;
  /** Where the shopper pays; it begins with one of `origins`. */
  readonly url: string;
  readonly expiresAt: Date;
};

export type WebhookRequest = {
  readonly body: Uint8Array;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly now: Date;
};

/** An attempt that the gateway knows. */
export type KnownAttempt = {
  readonly providerOrderId: string;
  readonly reference: string;
  /** Ids of the charges that the shop knows of. */
  readonly transactionIds: readonly string[];
};

export type RefundToSend = {
  /** The shop's id of the refund: the key of idempotency where a gateway takes one. */
  readonly id: string;
  readonly providerOrderId: string;
  /** The charge that is sent back. */
  readonly transactionId: string;
  readonly amount: Piastres;
};

export type SentRefund = RefundToSend & {
  /** What was sent back of the charge before, in piastres; null when it could not be asked. */
  readonly refundedBefore: Piastres | null;
};

export type RefundAnswer =
  | { readonly state: 'done' | 'sent'; readonly providerRefundId: string }
  | { readonly state: 'refused'; readonly reason: string };

/** The gateway did not answer, or not in a way that says what happened. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway said no; the message is for the log and for admins, never for shoppers. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  /** Status of the HTTP answer, where it is known. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A webhook that the gateway has not signed. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** A setting of a provider, as the admin area asks for it. */
export type ProviderField = {
  /** Key of its label and hint in the messages, and with the provider's name its environment variable: `secretKey` of `paymob` is PAYMOB_SECRET_KEY. */
  readonly name: string;
  readonly isSecret: boolean;
  readonly isOptional: boolean;
  /** Longest value. */
  readonly maxLength: number;
};

/** Values of a provider's settings by the names of its fields; a missing one is not set. */
export type ProviderValues = Readonly<Record<string, string>>;

/** What a provider of the list has to say about itself: its settings, and how it is made from them. */
export type ProviderDefinition = {
  readonly name: PaymentProviderName;
  readonly fields: readonly ProviderField[];
  /**
   * Returns problems of the values by field, as validation codes; {} when a provider can be made of them. Keys of different modes or
   * countries are a problem of the later field, an address without TLS of a shop that is not on this machine is one of `url`.
   */
  readonly problems: (
    values: ProviderValues,
    shop: { readonly isLocal: boolean },
  ) => Readonly<Record<string, ProviderProblem>>;
  /** Makes the provider from values without problems; a promise, so that a library is loaded only where it is used. */
  readonly create: (values: ProviderValues) => PaymentProvider | Promise<PaymentProvider>;
};

/** What can be wrong with a value; `problemCodes` has their validation codes. */
export type ProviderProblem = 'required' | 'malformed' | 'mode' | 'country' | 'address';
