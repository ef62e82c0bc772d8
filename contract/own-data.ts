import * as v from 'valibot';
import { orderStatuses, paymentMethods, paymentStatuses } from '../domain/orders/status.ts';
import { ShippingForm } from '../domain/people/forms.ts';
import { form } from '../domain/validation.ts';
import { SavedAddress } from './addresses.ts';
import { ToldConsent } from './consents.ts';
import { LanguageInput } from './language.ts';
import { orderFigures } from './orders.ts';
import { Profile } from './people.ts';
import { refusals } from './refusal.ts';
import { customer } from './who.ts';

/** ISO 8601, UTC. */
const Moment = v.string();
const Bilingual = v.object({ ar: v.string(), en: v.string() });
const Metadata = v.record(v.string(), v.unknown());
const place = { device: v.nullable(v.string()), networkAddress: v.nullable(v.string()) };

/** What the accounts keep of the caller: nothing that proves who they are. */
const Account = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  newEmail: v.nullable(v.string()),
  newPhone: v.nullable(v.string()),
  language: v.nullable(v.string()),
  createdAt: Moment,
  emailConfirmedAt: v.nullable(Moment),
  lastSignInAt: v.nullable(Moment),
  told: Metadata,
  identities: v.array(
    v.object({ provider: v.string(), told: Metadata, createdAt: Moment, lastSignInAt: v.nullable(Moment) }),
  ),
  secondSteps: v.array(
    v.object({
      kind: v.string(),
      name: v.string(),
      phone: v.nullable(v.string()),
      isProven: v.boolean(),
      createdAt: Moment,
    }),
  ),
  sessions: v.array(v.object({ createdAt: Moment, lastSeenAt: Moment, ...place })),
  events: v.array(v.object({ event: v.string(), at: Moment, ...place })),
});

/** An order with all that was written for it. Money is whole piastres. */
const OwnOrder = v.object({
  orderNumber: v.string(),
  createdAt: Moment,
  language: LanguageInput,
  status: v.picklist(orderStatuses),
  history: v.array(v.object({ status: v.string(), at: Moment })),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  /** What became known of the money after the order was placed. */
  paymentHistory: v.array(v.object({ paymentStatus: v.picklist(paymentStatuses), at: Moment })),
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
  ...orderFigures,
});
export type OwnOrder = v.InferOutput<typeof OwnOrder>;

/** What the file holds: everything that the shop keeps of its caller. */
export const OwnData = v.object({
  madeAt: Moment,
  account: Account,
  profile: Profile,
  addresses: v.array(SavedAddress),
  orders: v.array(OwnOrder),
  wishlist: v.array(v.object({ productId: v.string(), savedAt: Moment })),
  reviews: v.array(
    v.object({
      productId: v.string(),
      rating: v.number(),
      comment: v.nullable(v.string()),
      isHidden: v.boolean(),
      createdAt: Moment,
    }),
  ),
  stockNotifications: v.array(
    v.object({ productId: v.string(), email: v.string(), isNotified: v.boolean(), createdAt: Moment }),
  ),
  /** All that was agreed to and taken back, the newest first. */
  consents: v.array(ToldConsent),
  /** `null` here and below unless the address was shown to be the caller's: else it may be another's post. */
  newsletterSince: v.nullable(Moment),
  contactMessages: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        email: v.string(),
        subject: v.string(),
        message: v.string(),
        createdAt: Moment,
      }),
    ),
  ),
  isEmailProven: v.boolean(),
});
export type OwnData = v.InferOutput<typeof OwnData>;

/** What shows once more whose account it is: its password, or a code that the accounts have sent. */
const OwnersProof = form({
  language: LanguageInput,
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

export const ownData = {
  download: customer
    .route({
      method: 'GET',
      path: '/own-data',
      outputStructure: 'detailed',
      summary: 'Everything that the shop keeps of the caller, as a file',
    })
    .output(v.object({ headers: v.object({ 'content-disposition': v.string() }), body: v.file() })),
  erase: customer
    .route({ method: 'POST', path: '/account-deletions', summary: "Delete the caller's account for good" })
    .errors(
      refusals(
        'SECOND_FACTOR_REQUIRED',
        'PASSWORD_REQUIRED',
        'PASSWORD_WRONG',
        'CODE_REQUIRED',
        'CODE_WRONG',
        'LAST_ADMIN',
      ),
    )
    .input(OwnersProof)
    .output(v.object({ isDeleted: v.literal(true) })),
};
