import type { ErrorCode, ErrorDetails } from '#core/errors/app-error.ts';
import {
  amountOf,
  countIn,
  filePlaceOf,
  isOrderStatus,
  localizedNameOf,
  moneyOf,
  namesIn,
  pictureFaultOf,
  secondsOf,
  settlementFaultOf,
  textIn,
} from '#core/errors/error-details.ts';
import { formatWait } from '#core/i18n/format-wait.ts';
import { general } from './forms/general.ts';
import { orderStatus } from './order-status.ts';
import { pictureFaults, proofFaults } from './refusals/pictures.ts';
import { settlementFault } from './refusals/settlements.ts';

const waitOrLater = (details: ErrorDetails): string => {
  const seconds = secondsOf(details);
  return seconds === undefined ? general.tooMany : formatWait(seconds, general);
};

/** Messages of all refusals, in English. Each uses the refusal's details and also works without them. */
export const messages: Record<ErrorCode, (details: ErrorDetails) => string> = {
  VALIDATION_FAILED: () => general.checkInput,
  BROKEN_JSON: () => 'What was sent could not be read. Reload the page and try again.',
  BODY_TOO_LARGE: () => 'What you sent is longer than allowed. Shorten it and try again.',
  ENDPOINT_NOT_FOUND: () => 'This address does not exist.',
  SIGN_IN_REQUIRED: () => general.signInFirst,
  ADMIN_REQUIRED: () => 'You do not have permission to access the admin panel.',
  RIGHT_REQUIRED: () => 'Your role in the team does not allow this. Ask an owner of the shop.',
  SECOND_FACTOR_REQUIRED: ({ isMissing }) =>
    isMissing === true
      ? 'The shop asks its team for a second step. Turn it on on your account page, then try again.'
      : 'Your account has a second step. Complete it with your code, then try again.',
  PASSWORD_REQUIRED: () => 'Enter your password, so that we know it is you.',
  PASSWORD_WRONG: () => 'The password is not right',
  CODE_REQUIRED: () => 'Enter the code that we sent you, so that we know it is you.',
  CODE_WRONG: () => 'The code is not right, or its time is over.',
  LAST_OWNER: () => 'This is the last owner of the shop. Make somebody else an owner first.',
  TOO_MANY_REQUESTS: waitOrLater,
  SHOP_NOT_OPEN: () => 'We are not taking orders yet. Look around as you like, and come back soon.',
  PRODUCT_NOT_FOUND: () => 'This product does not exist or is no longer in the catalogue.',
  OUT_OF_STOCK: (details) =>
    `${localizedNameOf(details, 'en') ?? 'This product'} is no longer available in this quantity`,
  ALREADY_IN_STOCK: () => 'This product is in stock now: you can order it.',
  TOTAL_CHANGED: (details) => {
    const total = moneyOf(details, 'total', 'en');
    return total === undefined
      ? 'The total has changed. Review it, then place the order.'
      : `The total has changed to ${total}. Review it, then place the order.`;
  },
  ORDER_NOT_FOUND: () => general.orderNotFound,
  ORDER_KEY_REUSED: () => 'Another order was placed from this page. Reload it and try again.',
  ORDER_CHANGED: ({ status, needs, to }) => {
    if (!isOrderStatus(status) || !isOrderStatus(needs)) return 'This order was changed meanwhile';
    return status === to
      ? `It is “${orderStatus[status]}” already.`
      : `It is “${orderStatus[status]}”; this is possible only for an order that is “${orderStatus[needs]}”.`;
  },
  ORDER_EDITED: () => 'Another admin has changed this order meanwhile.',
  ORDER_PARTLY_RETURNED: () => 'Pieces of this order were returned, so its pieces change only by refunds now.',
  ORDER_PAID: () => 'This order is paid already.',
  ORDER_UNPAID: () => 'The order is not paid yet.',
  ORDER_NOT_PAYABLE: () => 'This order can no longer be paid.',
  PAYMENT_METHOD_UNAVAILABLE: () => 'This way to pay is not available now. Choose another.',
  PAYMENT_BY_GATEWAY: () => 'The gateway reports the state of this payment; it is not written by hand.',
  GATEWAY_UNAVAILABLE: () => 'The payment gateway cannot be reached just now. Try again in a moment.',
  REFUND_TOO_MUCH: (details) => {
    const left = moneyOf(details, 'left', 'en');
    return left === undefined ? 'This is more than can be sent back.' : `No more than ${left} can be sent back.`;
  },
  REFUND_UNCLEAR: () => 'It is not clear yet whether the last refund went through. Wait for it.',
  PROOF_USED: () => 'This transfer was used already.',
  PROOF_CHANGED: () => 'This transfer was decided or its picture replaced meanwhile.',
  TOO_MANY_PROOFS: () => 'Many pictures were sent for this order. Write to us, and we check the transfer with you.',
  AMOUNT_DIFFERS: (details) => {
    const total = moneyOf(details, 'total', 'en');
    return total === undefined
      ? 'This is not the amount that is due. Accept another one only if your account shows it.'
      : `${total} is due. Accept another amount only if your account shows it.`;
  },
  RETURN_NOT_POSSIBLE: () => 'Pieces of this order cannot be returned now.',
  RETURN_PERIOD_OVER: () => 'The time to return pieces is over. Write to us if a piece has a fault.',
  RETURN_TOO_MUCH: (details) => {
    const name = localizedNameOf(details, 'en');
    return name === undefined
      ? 'These are more pieces than can be returned.'
      : `So many of ${name} cannot be returned. Some may be in another return.`;
  },
  RETURN_CHANGED: () => 'This return was changed meanwhile.',
  TOO_MANY_RETURNS: () => 'This order has many returns. Write to us, and we will help you.',
  TOO_MANY_UNPAID_ORDERS: (details) => {
    const max = countIn(details, 'max', 'en');
    return max === undefined
      ? 'You have as many unpaid orders as we can hold for you. Write to us, and we will help you.'
      : `We hold up to ${max} unpaid orders for an account. Pay for one or wait until it is shipped; if you need more, write to us.`;
  },
  TOO_MANY_UNPAID_ITEMS: (details) => {
    const max = countIn(details, 'max', 'en');
    return max === undefined
      ? 'This is more than we can hold unpaid for one account. Write to us, and we will help you.'
      : `We hold up to ${max} unpaid items for an account, all orders together. Order fewer now; if you need more, write to us.`;
  },
  EMAIL_PROOF_REQUIRED: () =>
    'To place this order, confirm your e-mail address first: request the code on your account page, then come back to the checkout. Your cart and your details stay as they are.',
  PROMO_INVALID: () => general.promoInvalid,
  PROMO_EXPIRED: () => 'This promo code has expired',
  PROMO_USED_UP: () => 'This promo code has reached its usage limit',
  PROMO_BELOW_MINIMUM: (details) => {
    const minimum = amountOf(details, 'minimum', 'en');
    return minimum === undefined
      ? 'Your subtotal is below the minimum of this code'
      : `Minimum purchase amount is ${minimum} EGP`;
  },
  PROMO_FIRST_ORDER_ONLY: () => 'This promo code is for a first order only',
  PROMO_NO_DISCOUNT: () => 'This promo code takes nothing off this cart, and was not used',
  PROMO_THROTTLED: waitOrLater,
  ALREADY_SUBSCRIBED: () => 'This email is already subscribed to our newsletter',
  NEWSLETTER_LINK_INVALID: () =>
    'This link is incomplete or has expired. Subscribe again and we will send you another one.',
  UNSUBSCRIBE_LINK_INVALID: () => 'This link is incomplete or wrong. Open it again from the message you received.',
  ADDRESS_NOT_FOUND: () => 'Address not found',
  SAVED_ADDRESS_LIMIT_REACHED: () => 'You have saved as many addresses as the shop keeps. Delete one to add another.',
  CONTACT_MESSAGE_NOT_FOUND: () => 'Message not found',
  CONTACT_MESSAGE_ANSWERED: () => 'A colleague answered this message before you. Read the answer first.',
  LIMIT_REACHED: () => 'No more can be added here.',
  RESOURCE_NOT_FOUND: () => 'This does not exist, or somebody else has removed it.',
  PROMO_TAKEN: () => 'There is a code of this name. Choose another one.',
  PROMO_IN_USE: () =>
    'This code has been used. Its kind and value stay, it cannot be deleted, and its limit stays above its uses.',
  CUSTOMER_EXISTS: () => 'A customer has an account with this address. Search for it and choose it.',
  CUSTOMER_SIGNS_IN: () => 'This customer has an account to sign in to, and deletes it there.',
  ACCOUNT_NOT_FOUND: () => 'No account has this email address. Ask its owner to sign up in the shop first.',
  EMAIL_NOT_VERIFIED: () =>
    'Nobody has confirmed the email address of this account yet. Ask its owner to confirm it on their account page, under Profile, and add them then.',
  ROLE_GIVEN: () => 'This account is on the team already. Change its role in the list.',
  TOO_MANY_IMPORTS: () => 'Other files of yours are still being imported. Wait until one has ended, or stop it.',
  SETTINGS_CHANGED: () =>
    'Another admin has saved these settings since you opened them. Compare both versions, then save again.',
  SETTINGS_NOT_ACCEPTED: () => 'The values of this version are no longer accepted. Open it, change it, and save.',
  PRODUCTS_CHANGED: (details) => {
    const names = namesIn(details, 'en');
    return `Nothing was saved, because products have changed since${names === undefined ? '.' : `: ${names}`}`;
  },
  STOCK_COUNT_OUTDATED: (details) => {
    const names = namesIn(details, 'en');
    return `Nothing was saved, because somebody has counted or corrected products meanwhile. Count them again${names === undefined ? '.' : `: ${names}`}`;
  },
  PRODUCT_CHANGED: () => 'This product has changed since you opened it. Load it again, then repeat your change.',
  SEARCH_GROUP_CHANGED: () => 'Another admin has changed this group since you opened it.',
  SEARCH_WORD_TAKEN: (details) =>
    `${textIn(details, 'word') ?? 'The word'}: it is in another group (${textIn(details, 'group') ?? '…'}).`,
  PICTURE_INVALID: (details) => (details['of'] === 'transfer' ? proofFaults : pictureFaults)[pictureFaultOf(details)],
  SHIPMENT_CHANGED: () =>
    'This parcel has changed since you opened it, or no longer allows this change. Load it again, then repeat it.',
  SHIPMENT_EXISTS: () => 'A parcel of this order is packed or with the courier already.',
  ORDER_NOT_SHIPPABLE: () => 'Only an order that is being prepared or was shipped gets a parcel.',
  TRACKING_NUMBER_TAKEN: () => 'Another parcel of this courier has the same number.',
  TOO_MANY_COURIERS: () => 'The shop keeps no more couriers than these. Change one that you do not use.',
  COURIER_NOT_IN_USE: () => 'This courier is not in use any more. Choose another one.',
  CASH_TOO_MUCH: (details) => {
    const left = moneyOf(details, 'left', 'en');
    return left === undefined
      ? 'This is more than the order still owes.'
      : `No more than ${left} can be collected with this parcel.`;
  },
  SETTLEMENT_LINE_SETTLED: () => 'This line is settled already.',
  NOTHING_OWED: () => 'This order owes no cash.',
  SETTLEMENT_FILE_INVALID: (details) => settlementFault(settlementFaultOf(details), filePlaceOf(details)),
  UNAVAILABLE: () => 'The shop is not available right now. Please try again in a moment.',
  UNEXPECTED: () => general.somethingWrong,
};
