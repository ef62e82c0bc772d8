import type { QueryExecutorProvider } from 'kysely';
import type { Bilingual, Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import type { OrderFigures } from '../../domain/orders/seller-chat.ts';
import type { OrderStatus, PaymentMethod } from '../../domain/orders/status.ts';
import type { ShippingForm } from '../../domain/people/forms.ts';
import type { Clause } from '../database/one-statement.ts';
import type { JobsCondition } from '../jobs/add-job.ts';
import type { Leaving } from './leave-token.ts';
import type { Asked } from './newsletter-token.ts';

/** An order as letters tell it; discounts as positive amounts. */
export type ToldOrder = OrderFigures & {
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
export type MovedStatus = Exclude<OrderStatus, 'pending'>;

/** What a mail of the shop is about. It is told to the jobs as it stands, so all of it is what JSON can say. */
export type ShopMail =
  /** To the customer's account, or once a day to the address they named beside it, in the order's language. */
  | { readonly kind: 'order-placed'; readonly to: string; readonly order: ToldOrder }
  /** To whoever keeps the shop. */
  | { readonly kind: 'order-arrived'; readonly order: ToldOrder }
  /** To the customer's account, when it has become something else. */
  | { readonly kind: 'order-moved'; readonly to: string; readonly status: MovedStatus; readonly order: ToldOrder }
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
export type ShopPost = {
  /** Adds mails in the transaction of their cause, in one statement (decision 70). */
  readonly mail: (transaction: QueryExecutorProvider, mails: readonly ShopMail[]) => Promise<void>;
  /** The same where the cause is a single statement. */
  readonly mailing: (mails: readonly ShopMail[], condition?: JobsCondition) => Clause;
  /** Who leaves which list with the token of a link in a letter; null for what the shop has not written (decision 29). */
  readonly readLeaveToken: (token: string) => Leaving | null;
  /** Who was asked about the newsletter in the mail with this token; null for what the shop has not written. */
  readonly readNewsletterToken: (token: string) => Asked | null;
};
