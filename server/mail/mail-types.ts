import type { QueryExecutorProvider } from 'kysely';
import type { ShippingForm } from '../../domain/forms/forms.ts';
import type { Bilingual, Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import type { OrderAmounts } from '../../domain/orders/seller-chat.ts';
import type { OrderStatus, PaymentMethod } from '../../domain/orders/status.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';
import type { JobsCondition } from '../jobs/add-job.ts';
import type { NewsletterRequest } from './newsletter-token.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

/** What the shop writes to one person, before it is laid out. Every sentence comes from `locales`. */
export type MailContent = {
  readonly language: Language;
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  /** Whom it greets; null greets without a name. */
  readonly name: string | null;
  readonly paragraphs: readonly string[];
  /** What is listed below the paragraphs, such as the pieces of an order. */
  readonly sections: readonly Section[];
  /** `press` asks for it; where nothing does, the button is only the way on, and stands below the code. */
  readonly button: { readonly press: string | null; readonly label: string; readonly url: string } | null;
  /** A code to be typed, with the sentences above and below it. */
  readonly code: { readonly above: string; readonly code: string; readonly below: string } | null;
  /** Paragraphs below button and code. */
  readonly closing: readonly string[];
  /** Where its reader leaves the list that it was sent for (decision 29); null where there is none. */
  readonly leaveUrl: string | null;
};

/** A list under its own title. */
export type Section = { readonly title: string; readonly rows: readonly Row[] };

export type Row = {
  readonly label: string;
  /** What it comes to; null where the label says all. */
  readonly value: string | null;
  /** The one that those above it add up to. */
  readonly isTotal?: boolean;
};

/** A letter, and the same in another language below it where nobody knows which one its reader prefers. */
export type MailContents = readonly [MailContent, ...MailContent[]];

/** An order as letters tell it; discounts as positive amounts. */
export type OrderMailData = OrderAmounts & {
  readonly orderNumber: string;
  /** The language it was placed in. */
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly paymentMethod: PaymentMethod;
  readonly shipping: ShippingForm;
  readonly items: readonly { readonly name: Bilingual; readonly quantity: number; readonly lineTotal: Piastres }[];
};

/** What an order can become once it is placed. */
export type MailedStatus = Exclude<OrderStatus, 'pending'>;

/** What a mail of the shop is about. It is told to the jobs as it stands, so all of it is what JSON can say. */
export type ShopMailJob =
  /** To the customer's account, or once a day to the address they named beside it, in the order's language. */
  | { readonly kind: 'order-placed'; readonly to: string; readonly order: OrderMailData }
  /** To whoever keeps the shop. */
  | { readonly kind: 'order-arrived'; readonly order: OrderMailData }
  /** To the customer's account, when it has become something else. */
  | { readonly kind: 'order-moved'; readonly to: string; readonly status: MailedStatus; readonly order: OrderMailData }
  | ({ readonly kind: 'welcome'; readonly name: string; readonly code: string } & Reader)
  | ({ readonly kind: 'account-deleted'; readonly name: string } & Reader)
  /** To whoever proved the address of an account that somebody may have prepared; `hasOrders`: some are not shown in it. */
  | ({ readonly kind: 'account-claimed'; readonly hasOrders: boolean } & Reader)
  | ({ readonly kind: 'admin-granted'; readonly name: string; readonly by: string } & Reader & Cause)
  /** Asks an address whether it wants the newsletter. */
  | ({ readonly kind: 'newsletter-confirmation'; readonly askedAt: string } & Reader)
  | ({ readonly kind: 'newsletter-welcome' } & Reader & Cause)
  | ({
      readonly kind: 'back-in-stock';
      readonly productId: string;
      readonly product: string;
      readonly price: Piastres;
    } & Reader &
      Cause);

type Reader = { readonly to: string; readonly language: Language };

/** The row that causes a mail which reads like an earlier one: each is told, though that one may lie there, failed for good. */
type Cause = { readonly cause: string };

/** How the shop's verbs reach people. */
export type ShopMailer = {
  /** Adds mails in the transaction of their cause, in one statement (decision 70). */
  readonly mail: (transaction: QueryExecutorProvider, mails: readonly ShopMailJob[]) => Promise<void>;
  /** The same where the cause is a single statement. */
  readonly mailing: (mails: readonly ShopMailJob[], condition?: JobsCondition) => Clause;
  /** Who leaves which list with the token of a link in a letter; null for what the shop has not written (decision 29). */
  readonly readLeaveToken: (token: string) => Unsubscription | null;
  /** Who was asked about the newsletter in the mail with this token; null for what the shop has not written. */
  readonly readNewsletterToken: (token: string) => NewsletterRequest | null;
};
