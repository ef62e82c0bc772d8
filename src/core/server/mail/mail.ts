import type { QueryExecutorProvider } from 'kysely';
import type { Bilingual, Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { JobsCondition, NewJob } from '#core/server/jobs/enqueue-job.ts';
import type { CurrentSettings } from '#core/server/settings/settings-store.ts';
import type { NewsletterRequest } from '#features/newsletter/server/newsletter-token.ts';
import type { OrderPart } from '#features/orders/order-edit.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import type { OrderAmounts } from '#features/orders/seller-chat.ts';
import type { Quote } from '#features/pricing/quote.ts';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { MailBlock } from './mail-components.ts';
import type { MailPicture } from './mail-markup.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

/** Content of a mail in one language. All texts come from `locales`. */
export type MailContent = {
  readonly language: Language;
  readonly subject: string;
  /** Preview text that mail clients show next to the subject. */
  readonly preheader: string;
  /** Name in the greeting; an absent or empty one greets without a name. */
  readonly name?: string;
  /** Parts between greeting and signature. */
  readonly parts: readonly MailBlock[];
  /** Unsubscribe URL (decision 29); absent in mails without a list. */
  readonly unsubscribeUrl?: string;
};

/** A mail's content; a second language follows when the recipient's is unknown. */
export type MailContents = readonly [MailContent, ...MailContent[]];

/** Shop data at the time of sending, for building mail content. */
export type MailContext = {
  readonly settings: CurrentSettings;
  /** Base URL of links. */
  readonly publicUrl: string;
  /** Pictures by product id; products without a picture are absent. */
  readonly pictures: ProductPictures;
};

export type ProductPictures = ReadonlyMap<string, MailPicture>;

/** Order data for mails; discounts are positive amounts. */
export type OrderMailData = OrderAmounts & {
  readonly orderNumber: string;
  /** Language of the order. */
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly paymentMethod: PaymentMethod;
  /** ISO 8601: until when an order with a payment page holds its stock unpaid. Jobs of an older version lack it. */
  readonly payBy?: string | null;
  readonly shipping: ShippingForm;
  /** Applied terms of the shipping zone. */
  readonly zone: Quote['zone'];
  readonly items: readonly (MailedItem & { readonly lineTotal: Piastres })[];
};

/** A product in a mail. Jobs of an older version lack its id and kind, and are sent without its picture. */
export type MailedItem = {
  readonly productId?: string;
  readonly name: Bilingual;
  readonly subtitle?: Bilingual;
  readonly quantity: number;
};

/** A change of an order for its mail. `version` makes each change's mail unique. */
export type MailedOrderChange = {
  readonly version: number;
  readonly parts: readonly OrderPart[];
  readonly linesBefore: readonly MailedLine[];
  readonly linesAfter: readonly MailedLine[];
  readonly totalBefore: Piastres;
  readonly toPay: Piastres;
  readonly givenBack: Piastres;
};

type MailedLine = { readonly productId: string; readonly name: Bilingual; readonly quantity: number };

/** Order statuses that trigger a mail after the order was placed. */
export type MailedStatus = Exclude<OrderStatus, 'pending'>;

/** A parcel in a mail. */
export type MailedParcel = {
  readonly courier: Bilingual;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
};

/**
 * Events of mails about an order's payment; `unpaid`: it was cancelled because it was not paid in time. The amount of `partly-paid`
 * is the balance.
 */
export const paymentMailEvents = [
  'received',
  'partly-paid',
  'unpaid',
  'paid-late',
  'paid-twice',
  'refunded',
  'transfer-rejected',
] as const;
export type PaymentMailEvent = (typeof paymentMailEvents)[number];

/** Events of mails about a return; `delivery-refused`: the parcel came back and the order is cancelled. */
export const returnMailEvents = [
  'requested',
  'approved',
  'refused',
  'received',
  'closed',
  'withdrawn',
  'delivery-refused',
] as const;
export type ReturnMailEvent = (typeof returnMailEvents)[number];

/** Payload of a shop mail job; all values must be JSON. */
export type MailPayload =
  /** To the account or, once a day, to the other address of the order; in the order's language. */
  | ({ readonly kind: 'order-placed'; readonly to: string; readonly order: OrderMailData } & ToUnproven & Proof)
  /** To an account with an unverified address, after its second order of a day; replaces the mails of that and later orders. */
  | ({ readonly kind: 'further-orders' } & Reader & Cause & ToUnproven & Proof)
  /** To one address of `notifications.newOrders`: one job per address, so that a retry mails no other address again. */
  | { readonly kind: 'order-arrived'; readonly to: string; readonly order: OrderMailData }
  /** To the customer's account, after a status change. */
  | {
      readonly kind: 'order-moved';
      readonly to: string;
      readonly status: MailedStatus;
      readonly order: OrderMailData;
      /** Parcels shipped with this status. Jobs of an older version lack it. */
      readonly parcels?: readonly MailedParcel[];
    }
  /** To the customer's account: another parcel was shipped, or got its tracking number. */
  | {
      readonly kind: 'parcel-sent';
      readonly to: string;
      readonly order: OrderMailData;
      readonly parcels: readonly MailedParcel[];
    }
  /**
   * To the customer's account, after an admin has changed the order; `toPay` is the balance of an order that was paid, in piastres.
   */
  | ({ readonly kind: 'order-changed'; readonly to: string; readonly order: OrderMailData } & MailedOrderChange)
  /** To the customer's account, about the order's payment; `reason` is why a transfer was rejected. */
  | {
      readonly kind: 'payment';
      readonly to: string;
      readonly event: PaymentMailEvent;
      readonly amount: Piastres;
      readonly reason: string | null;
      readonly order: OrderMailData;
    }
  /** To the customer's account, about a return of the order. */
  | {
      readonly kind: 'return';
      readonly to: string;
      readonly event: ReturnMailEvent;
      readonly items: readonly MailedItem[];
      /** Refund; null in mails that mention no amount. */
      readonly amount: Piastres | null;
      /** Admin's note. */
      readonly words: string | null;
      readonly order: OrderMailData;
    }
  /**
   * To the addresses of `notifications.newOrders`: number of open payment issues, at least one of them open for more than 24 hours.
   */
  | { readonly kind: 'payment-issues'; readonly to: string; readonly count: number; readonly cause: string }
  /** To the addresses of `notifications.lowStock`: products that have just run low, lowest stock first, and their total number. */
  | {
      readonly kind: 'low-stock';
      readonly to: string;
      readonly products: readonly LowStockProduct[];
      readonly count: number;
      readonly cause: string;
    }
  | ({ readonly kind: 'welcome'; readonly name: string; readonly code: MailedWelcomeCode | null } & Reader & ToUnproven)
  | ({ readonly kind: 'account-deleted'; readonly name: string } & Reader & ToUnproven)
  /** To the verified owner of an account that another person may have created; `hasOrders`: some are hidden. */
  | ({ readonly kind: 'account-claimed'; readonly hasOrders: boolean } & Reader)
  | ({
      readonly kind: 'admin-granted';
      readonly name: string;
      readonly by: string;
      readonly role?: StaffRole;
    } & Reader &
      Cause)
  /** To a person whose account has an unverified address: the role is inactive until it is verified. */
  | ({ readonly kind: 'staff-invited'; readonly by: string; readonly role: StaffRole } & Reader & Cause)
  /** To the sender of a contact message: an admin's reply, followed by the message. */
  | ({
      readonly kind: 'contact-reply';
      readonly name: string;
      readonly subject: string;
      readonly question: string;
      readonly text: string;
    } & Reader &
      Cause)
  /** Asks an address to confirm its newsletter subscription. */
  | ({ readonly kind: 'newsletter-confirmation'; readonly askedAt: string } & Reader & ToUnproven)
  | ({ readonly kind: 'newsletter-welcome' } & Reader & Cause)
  | ({
      readonly kind: 'back-in-stock';
      readonly productId: string;
      readonly product: string;
      readonly price: Piastres;
    } & Reader &
      Cause &
      ToUnproven);

/** A product with low stock. */
export type LowStockProduct = { readonly name: Bilingual; readonly stock: number };

/** A personal welcome code with its percentage at creation. */
type MailedWelcomeCode = { readonly text: string; readonly percent: number };

/** The address is unverified: the mail is sent after others. */
type ToUnproven = { readonly isUnproven?: true };

/** Account whose address the mail's link verifies; absent in mails to other addresses. */
type Proof = { readonly proof?: { readonly userId: string } };

type Reader = { readonly to: string; readonly language: Language };

/** Id of the causing row: makes the job unique, so that an equal failed mail does not block it. */
type Cause = { readonly cause: string };

/** Sends mails for server functions. */
export type ShopMailer = {
  /** Enqueues mails in the caller's transaction, in one statement with other jobs (decision 70). */
  readonly mail: (
    transaction: QueryExecutorProvider,
    mails: readonly MailPayload[],
    otherJobs?: readonly NewJob[],
  ) => Promise<void>;
  /** `mail` as a clause of a single statement. */
  readonly mailing: (mails: readonly MailPayload[], condition?: JobsCondition) => Clause;
  /** Decodes the token of an unsubscribe link; null for an invalid token (decision 29). */
  readonly readUnsubscribeToken: (token: string) => Unsubscription | null;
  /** Decodes the token of a newsletter confirmation link; null for an invalid token. */
  readonly readNewsletterToken: (token: string) => NewsletterRequest | null;
};
