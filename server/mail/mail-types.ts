import type { QueryExecutorProvider } from 'kysely';
import type { ShippingForm } from '../../domain/forms/shipping-form.ts';
import type { Bilingual, Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import type { OrderPart } from '../../domain/orders/order-change.ts';
import type { OrderAmounts } from '../../domain/orders/seller-chat.ts';
import type { OrderStatus } from '../../domain/orders/status.ts';
import type { PaymentMethod } from '../../domain/payments/payment-methods.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { StaffRole } from '../../domain/staff/staff-roles.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';
import type { JobsCondition, NewJob } from '../jobs/add-job.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import type { MailPart } from './mail-components.ts';
import type { MailPicture } from './mail-markup.ts';
import type { NewsletterRequest } from './newsletter-token.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

/** Content of a mail in one language. All texts come from `locales`. */
export type MailContent = {
  readonly language: Language;
  readonly subject: string;
  /** Preview text that mail clients show beside the subject. */
  readonly preheader: string;
  /** Name in the greeting; an absent or empty one greets without a name. */
  readonly name?: string;
  /** What stands between greeting and signature. */
  readonly parts: readonly MailPart[];
  /** Unsubscribe URL (decision 29); absent in mails without a list. */
  readonly leaveUrl?: string;
};

/** A mail's content; a second language follows when the recipient's is unknown. */
export type MailContents = readonly [MailContent, ...MailContent[]];

/** The shop at the moment of sending, for the functions that build the content of its mails. */
export type MailContext = {
  readonly settings: CurrentSettings;
  /** Base URL of links. */
  readonly publicUrl: string;
  /** Pictures by id of the product; one without a picture is missing. */
  readonly pictures: ProductPictures;
};

export type ProductPictures = ReadonlyMap<string, MailPicture>;

/** Order data for mails; discounts are positive amounts. */
export type OrderMailData = OrderAmounts & {
  readonly orderNumber: string;
  /** The language it was placed in. */
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly paymentMethod: PaymentMethod;
  /** ISO 8601: until when an order with a payment page holds its stock unpaid. Jobs of an older version lack it. */
  readonly payBy?: string | null;
  readonly shipping: ShippingForm;
  /** Terms of the shipping zone that applied. */
  readonly zone: Quote['zone'];
  readonly items: readonly (MailedItem & { readonly lineTotal: Piastres })[];
};

/** A product in a mail. Jobs of an older version lack its id and its kind, and are sent without its picture. */
export type MailedItem = {
  readonly productId?: string;
  readonly name: Bilingual;
  readonly subtitle?: Bilingual;
  readonly quantity: number;
};

/** A change of an order for its mail. `version` makes the mail of each change one of its own. */
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
 * What a customer is told about the money of an order; `unpaid`: it was cancelled because it was not paid in time. The amount of
 * `partly-paid` is what is missing.
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

/** What a customer is told of a return; `delivery-refused`: the parcel came back and the order is cancelled. */
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
export type ShopMailJob =
  /** To the account or, once a day, to the other address of the order; in the order's language. */
  | { readonly kind: 'order-placed'; readonly to: string; readonly order: OrderMailData }
  /** To one address of `notifications.newOrders`: a job for each, so that a retry mails no other address again. */
  | { readonly kind: 'order-arrived'; readonly to: string; readonly order: OrderMailData }
  /** To the customer's account, after a status change. */
  | {
      readonly kind: 'order-moved';
      readonly to: string;
      readonly status: MailedStatus;
      readonly order: OrderMailData;
      /** Parcels that went out with this status. Jobs of an older version lack it. */
      readonly parcels?: readonly MailedParcel[];
    }
  /** To the customer's account: a further parcel went out, or got its tracking number. */
  | {
      readonly kind: 'parcel-sent';
      readonly to: string;
      readonly order: OrderMailData;
      readonly parcels: readonly MailedParcel[];
    }
  /** To the customer's account, after an admin has changed the order; `toPay` is open of an order that was paid, in piastres. */
  | ({ readonly kind: 'order-changed'; readonly to: string; readonly order: OrderMailData } & MailedOrderChange)
  /** To the customer's account, about the money of an order; `reason` is why a transfer was not accepted. */
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
      /** What goes back for it; null where nothing is said of money. */
      readonly amount: Piastres | null;
      /** Words of an admin. */
      readonly words: string | null;
      readonly order: OrderMailData;
    }
  /** To the addresses of `notifications.newOrders`: so many payments need a look, one of them for longer than a day. */
  | { readonly kind: 'payment-issues'; readonly to: string; readonly count: number; readonly cause: string }
  /** To the addresses of `notifications.lowStock`: products that have just become few, lowest stock first, and how many there are. */
  | {
      readonly kind: 'low-stock';
      readonly to: string;
      readonly products: readonly LowStockProduct[];
      readonly count: number;
      readonly cause: string;
    }
  | ({ readonly kind: 'welcome'; readonly name: string; readonly code: MailedWelcomeCode | null } & Reader)
  | ({ readonly kind: 'account-deleted'; readonly name: string } & Reader)
  /** To the verified owner of an account that may have been prepared by another; `hasOrders`: some are hidden. */
  | ({ readonly kind: 'account-claimed'; readonly hasOrders: boolean } & Reader)
  | ({
      readonly kind: 'admin-granted';
      readonly name: string;
      readonly by: string;
      readonly role?: StaffRole;
    } & Reader &
      Cause)
  /** To somebody whose account has an unverified address: the role waits until it is proven. */
  | ({ readonly kind: 'staff-invited'; readonly by: string; readonly role: StaffRole } & Reader & Cause)
  /** To the sender of a contact message: what an admin answered, with the message below. */
  | ({
      readonly kind: 'contact-reply';
      readonly name: string;
      readonly subject: string;
      readonly question: string;
      readonly text: string;
    } & Reader &
      Cause)
  /** Asks an address to confirm its newsletter subscription. */
  | ({ readonly kind: 'newsletter-confirmation'; readonly askedAt: string } & Reader)
  | ({ readonly kind: 'newsletter-welcome' } & Reader & Cause)
  | ({
      readonly kind: 'back-in-stock';
      readonly productId: string;
      readonly product: string;
      readonly price: Piastres;
    } & Reader &
      Cause);

/** A product with low stock. */
export type LowStockProduct = { readonly name: Bilingual; readonly stock: number };

/** A personal welcome code with the percentage that it was created with. */
type MailedWelcomeCode = { readonly text: string; readonly percent: number };

type Reader = { readonly to: string; readonly language: Language };

/** Id of the causing row: makes the job unique, so that an equal mail that failed does not block it. */
type Cause = { readonly cause: string };

/** Sends mails for the shop's functions. */
export type ShopMailer = {
  /** Enqueues mails in the caller's transaction, in one statement with other jobs (decision 70). */
  readonly mail: (
    transaction: QueryExecutorProvider,
    mails: readonly ShopMailJob[],
    otherJobs?: readonly NewJob[],
  ) => Promise<void>;
  /** `mail` as a clause of a single statement. */
  readonly mailing: (mails: readonly ShopMailJob[], condition?: JobsCondition) => Clause;
  /** Decodes the token of an unsubscribe link; null for an invalid token (decision 29). */
  readonly readLeaveToken: (token: string) => Unsubscription | null;
  /** Decodes the token of a newsletter confirmation link; null for an invalid token. */
  readonly readNewsletterToken: (token: string) => NewsletterRequest | null;
};
