import * as v from 'valibot';
import { ShippingForm } from '../domain/forms/shipping-form.ts';
import { orderStatuses, paymentStatuses } from '../domain/orders/status.ts';
import { attemptStates } from '../domain/payments/attempt-state.ts';
import { transactionKinds, transactionOutcomes } from '../domain/payments/payment-event.ts';
import { paymentMethods, paymentProviderNames } from '../domain/payments/payment-methods.ts';
import { refundReasons, refundStates } from '../domain/payments/refund.ts';
import { returnKinds, returnStates } from '../domain/returns/return.ts';
import { shipmentStates } from '../domain/shipments/shipment-state.ts';
import { staffRoles } from '../domain/staff/staff-roles.ts';
import { form } from '../domain/validation.ts';
import { customer } from './access.ts';
import { LanguageInput } from './base.ts';
import { ConsentRecord } from './consents.ts';
import { orderAmounts } from './orders.ts';
import { Profile } from './profile.ts';
import { refusals } from './refusals.ts';
import { SavedAddress } from './saved-addresses.ts';

/** ISO 8601, UTC. */
const Moment = v.string();
const Bilingual = v.object({ ar: v.string(), en: v.string() });
const Metadata = v.record(v.string(), v.unknown());
const place = { device: v.nullable(v.string()), networkAddress: v.nullable(v.string()) };

/** What the accounts service stores about the caller, without credentials. */
const Account = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  language: v.nullable(v.string()),
  createdAt: Moment,
  emailConfirmedAt: v.nullable(Moment),
  lastSignInAt: v.nullable(Moment),
  signUpData: Metadata,
  identities: v.array(
    v.object({ provider: v.string(), signUpData: Metadata, createdAt: Moment, lastSignInAt: v.nullable(Moment) }),
  ),
  secondFactors: v.array(
    v.object({
      kind: v.string(),
      name: v.string(),
      phone: v.nullable(v.string()),
      isVerified: v.boolean(),
      createdAt: Moment,
    }),
  ),
  sessions: v.array(v.object({ createdAt: Moment, lastSeenAt: Moment, ...place })),
  events: v.array(v.object({ event: v.string(), at: Moment, ...place })),
});

/** What is stored about the payments of an order. */
const Payments = v.object({
  attempts: v.array(
    v.object({
      reference: v.string(),
      provider: v.picklist(paymentProviderNames),
      method: v.picklist(paymentMethods),
      amount: v.number(),
      state: v.picklist(attemptStates),
      reason: v.nullable(v.string()),
      createdAt: Moment,
      /** When the customer came back from the payment page. */
      returnedAt: v.nullable(Moment),
    }),
  ),
  transactions: v.array(
    v.object({
      kind: v.picklist(transactionKinds),
      outcome: v.picklist(transactionOutcomes),
      amount: v.number(),
      currency: v.string(),
      means: v.string(),
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      at: Moment,
    }),
  ),
  refunds: v.array(
    v.object({
      amount: v.number(),
      reason: v.picklist(refundReasons),
      state: v.picklist(refundStates),
      note: v.nullable(v.string()),
      createdAt: Moment,
      doneAt: v.nullable(Moment),
    }),
  ),
  transferProofs: v.array(
    v.object({
      bankReference: v.nullable(v.string()),
      state: v.picklist(['sent', 'accepted', 'rejected']),
      reason: v.nullable(v.string()),
      sentAt: Moment,
      decidedAt: v.nullable(Moment),
    }),
  ),
});

/** A return of an order, with what came back and what is due for it. */
const Return = v.object({
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  comment: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  goodsDue: v.nullable(v.number()),
  shippingDue: v.nullable(v.number()),
  createdAt: Moment,
  lines: v.array(
    v.object({
      productId: v.string(),
      quantity: v.number(),
      reason: v.string(),
      restocked: v.number(),
      writtenOff: v.number(),
      amount: v.nullable(v.number()),
    }),
  ),
  history: v.array(v.object({ state: v.picklist(returnStates), at: Moment })),
});

/** What is stored about a parcel of an order. */
const Parcel = v.object({
  number: v.number(),
  courier: Bilingual,
  trackingNumber: v.nullable(v.string()),
  cashToCollect: v.number(),
  cashReceived: v.number(),
  state: v.picklist(shipmentStates),
  /** Where it was, oldest first. */
  history: v.array(v.object({ state: v.picklist(shipmentStates), at: Moment })),
});

/** What a courier reported of the cash of an order. */
const Settlement = v.object({
  day: v.string(),
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.number(),
  fee: v.nullable(v.number()),
  due: v.nullable(v.number()),
  booked: v.number(),
  outcome: v.string(),
  readAt: Moment,
  settledAt: v.nullable(Moment),
  note: v.nullable(v.string()),
});

/** An order with its history. Money is in piastres. */
const PersonalDataOrder = v.object({
  orderNumber: v.string(),
  createdAt: Moment,
  language: LanguageInput,
  status: v.picklist(orderStatuses),
  history: v.array(v.object({ status: v.string(), at: Moment })),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  /** Changes of the payment status after the order was placed. */
  paymentHistory: v.array(v.object({ paymentStatus: v.picklist(paymentStatuses), at: Moment })),
  payments: Payments,
  returns: v.array(Return),
  parcels: v.array(Parcel),
  settlements: v.array(Settlement),
  items: v.array(
    v.object({
      productId: v.string(),
      name: Bilingual,
      quantity: v.number(),
      unitPrice: v.number(),
      lineTotal: v.number(),
    }),
  ),
  shipping: v.object(ShippingForm.entries),
  ...orderAmounts,
});
export type PersonalDataOrder = v.InferOutput<typeof PersonalDataOrder>;

/** Content of the export: all personal data that the shop stores about the caller. */
export const PersonalData = v.object({
  exportedAt: Moment,
  account: Account,
  profile: Profile,
  addresses: v.array(SavedAddress),
  orders: v.array(PersonalDataOrder),
  wishlist: v.array(v.object({ productId: v.string(), savedAt: Moment })),
  reviews: v.array(
    v.object({
      productId: v.string(),
      rating: v.number(),
      comment: v.nullable(v.string()),
      isHidden: v.boolean(),
      /** The shop's public answer. */
      reply: v.nullable(v.string()),
      repliedAt: v.nullable(Moment),
      createdAt: Moment,
    }),
  ),
  stockNotifications: v.array(
    v.object({ productId: v.string(), email: v.string(), isNotified: v.boolean(), createdAt: Moment }),
  ),
  /** All given and withdrawn consents, newest first. */
  consents: v.array(ConsentRecord),
  /** `null` here and below unless the e-mail address is verified: otherwise it may belong to another person. */
  newsletterSince: v.nullable(Moment),
  contactMessages: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        email: v.string(),
        subject: v.string(),
        message: v.string(),
        language: v.nullable(LanguageInput),
        createdAt: Moment,
        /** What the shop answered by mail. */
        replies: v.array(v.object({ text: v.string(), createdAt: Moment })),
      }),
    ),
  ),
  /** What the shop's staff wrote down about the caller. */
  staffNotes: v.array(v.object({ text: v.string(), createdAt: Moment })),
  staffTags: v.array(v.object({ tag: v.string(), createdAt: Moment })),
  /** An invitation of the own address to the staff that is not accepted. */
  staffInvitation: v.nullable(
    v.object({
      role: v.picklist(staffRoles),
      language: LanguageInput,
      createdAt: Moment,
      sentAt: Moment,
      expiresAt: Moment,
    }),
  ),
  isEmailVerified: v.boolean(),
});
export type PersonalData = v.InferOutput<typeof PersonalData>;

/** Reauthentication: the password, or a code that the accounts service sent. */
const OwnersProof = form({
  language: LanguageInput,
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

export const personalData = {
  export: customer
    .route({
      method: 'GET',
      path: '/personal-data',
      outputStructure: 'detailed',
      summary: 'Everything that the shop keeps of the caller, as a file',
    })
    .output(v.object({ headers: v.object({ 'content-disposition': v.string() }), body: v.file() })),
};

/** Deletion of the caller's account. */
export const account = {
  delete: customer
    .route({ method: 'POST', path: '/account-deletions', summary: "Delete the caller's account for good" })
    .errors(
      refusals(
        'SECOND_FACTOR_REQUIRED',
        'PASSWORD_REQUIRED',
        'PASSWORD_WRONG',
        'CODE_REQUIRED',
        'CODE_WRONG',
        'LAST_OWNER',
      ),
    )
    .input(OwnersProof)
    .output(v.object({ isDeleted: v.literal(true) })),
};
