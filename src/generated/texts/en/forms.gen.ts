// Generated from 
//   src/features/auth/auth.texts.ts
//   src/core/forms/general.texts.ts
//   src/features/auth/notices.texts.ts
//   src/features/cart/notices.texts.ts
//   src/features/checkout/notices.texts.ts
//   src/features/contact/notices.texts.ts
//   src/features/newsletter/notices.texts.ts
//   src/features/order-status/notices.texts.ts
//   src/features/discounts/notices.texts.ts
//   src/features/reviews/notices.texts.ts
//   src/features/stock-notifications/notices.texts.ts
//   src/features/wishlist/notices.texts.ts
//   src/core/forms/validation.texts.ts
//   src/features/auth/validation.texts.ts
//   src/features/cart/validation.texts.ts
//   src/features/checkout/validation.texts.ts
//   src/features/cod-reconciliation/validation.texts.ts
//   src/features/contact/validation.texts.ts
//   src/features/discounts/validation.texts.ts
//   src/features/fulfillment/validation.texts.ts
//   src/features/payments/validation.texts.ts
//   src/features/products/validation.texts.ts
//   src/features/returns/validation.texts.ts
//   src/features/reviews/validation.texts.ts
//   src/features/search/validation.texts.ts
//   src/features/settings/validation.texts.ts
//   src/features/shipping/validation.texts.ts
// by `npm run generate`.
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

export const generalTexts = {
  error: 'Error',
  loginRequired: 'Login Required',
  validationError: 'Validation Error',
  checkInput: 'Please check your input and try again',
  somethingWrong: 'Something went wrong. Please try again.',
  tooMany: 'Too many attempts. Please try again later.',
  promoInvalid: 'Promo code is invalid or expired',
  orderNotFound: 'Order not found',
  signInFirst: 'Please log in first',
  waitMinutes: plural('en', { one: 'Please wait {count} minute before trying again', other: 'Please wait {count} minutes before trying again' }),
  wait: plural('en', { one: 'Please wait {count} second before trying again', other: 'Please wait {count} seconds before trying again' }),
};

export const validationTexts = {
  required: 'This field is required',
  generic: 'Please check your input and try again',
  'name.min': 'Name must be at least 2 characters',
  'name.max': 'Name must be less than 100 characters',
  'name.letters': 'Name can only contain letters and spaces',
  'email.invalid': 'Invalid email address',
  'email.max': 'Email must be less than 255 characters',
  'phone.format': 'Invalid phone number format',
  'phone.max': 'Phone number must be less than 20 characters',
  'phone.unclear': 'Write the whole mobile number like 010 1234 5678, or with its country code like +20 10 1234 5678',
  'reason.min': 'Write at least 3 characters',
  'reason.max': 'Write at most 200 characters',
  'price.typed': 'Enter an amount in pounds, such as 450 or 1,250.50',
  'price.sale': 'The sale price must be lower than the price',
  'moment.typed': 'Enter both a day and a time',
  'moment.past': 'This moment has passed. Choose a later one',
  'number.whole': 'Enter a whole number from 0 to 100,000',
  'text.max': 'This text is too long',
  'dob.format': 'Invalid date format',
  'dob.min': 'You must be at least 13 years old',
  'dob.max': 'Please check your date of birth',
  'password.min': 'Password must be at least 8 characters',
  'password.bytes': 'Password is too long: each Arabic letter counts as two characters, and the limit is 72',
  'password.max': 'Password must be less than 72 characters',
  'password.upper': 'Password must contain at least one uppercase letter',
  'password.lower': 'Password must contain at least one lowercase letter',
  'password.number': 'Password must contain at least one number',
  'password.required': 'Password is required',
  'code.digits': 'Enter the whole code, in digits',
  'cart.id': 'Invalid product ID',
  'cart.name': 'Product name is required',
  'cart.nameMax': 'Product name must be less than 200 characters',
  'cart.price': 'Price must be positive',
  'cart.priceMax': 'Price cannot exceed 1,000,000',
  'cart.image': 'Product image is required',
  'cart.category': 'Category is required',
  'cart.quantityWhole': 'Quantity must be a whole number',
  'cart.quantityPositive': 'Quantity must be positive',
  'cart.quantityMax': 'Quantity cannot exceed 100',
  'gift.messageMax': 'Gift message must be less than 200 characters',
  'settlement.reference': 'Choose the column of tracking numbers, that of order numbers, or both',
  'subject.min': 'Subject must be at least 5 characters',
  'subject.max': 'Subject must be less than 200 characters',
  'message.min': 'Message must be at least 10 characters',
  'message.max': 'Message must be less than 2000 characters',
  'promo.empty': 'Enter a promo code',
  'promo.tooLong': 'Promo code is too long',
  'promo.characters': 'Promo code contains invalid characters',
  'promo.percent': 'Enter a whole number from 1 to 100, without fractions',
  'promo.amount': 'Enter an amount in pounds of at most 1,000,000',
  'promo.uses': 'Enter a whole number from 1 to 1,000,000',
  'shipment.trackingNumber': 'A tracking number consists of Latin letters and digits, perhaps with dots and dashes between them',
  'shipment.cash': 'Enter the amount in pounds, such as 450 or 1,250.50',
  'courier.trackingUrl': 'A full address that begins with https and has, after the name of the site, the place of the tracking number as written under the field',
  'courier.columns': 'Choose at least one column',
  'payment.unavailable': 'This payment method is not available now. Choose another one',
  'payment.cashOnDelivery': 'Cash on delivery is not available in this governorate. Choose another payment method',
  'transfer.bankReference': 'Enter the number as on the receipt: 4 to 40 letters or digits',
  'sale.price': 'Enter the sale price, or clear the dates of the sale',
  'sale.end': 'The sale must end after it begins',
  'sale.past': 'This end is in the past',
  'sale.badge': 'The SALE badge needs a sale price',
  'barcode.typed': 'Enter the barcode as it is printed: letters and digits, 64 at most',
  'barcode.shortened': 'A spreadsheet has shortened this barcode, as in 6.22E+12, so its last digits are lost. Format the column as text and enter all digits',
  'features.many': 'Write 12 lines at most',
  'features.uneven': 'Write as many features in both languages',
  'return.wordsMax': 'The text must be at most 500 characters',
  'review.commentMax': 'Comment must be less than 1000 characters',
  'review.rating': 'Choose a rating from 1 to 5',
  'searchWord.long': 'At most 60 characters',
  'searchWord.characters': 'Write letters and digits only',
  'searchWord.phrase': 'At most 4 words',
  'searchWord.twice': 'This word is here twice',
  'searchGroup.many': 'At most 100 words and phrases',
  'searchGroup.alone': 'Write at least two words',
  'searchGroup.typedOnly': 'Add a word of the products’ texts, or choose products',
  'searchGroup.textOnly': 'Add a word that people type',
  'setting.range': 'This number is outside the allowed range',
  'setting.percent': 'Enter a percentage from 0 to 100, with two decimals at most, such as 12.5',
  'setting.amount': 'Enter an amount of at least zero, such as 1,250.50',
  'setting.url': 'Enter a full address that begins with https://',
  'setting.path': 'Enter a path of the shop that begins with a slash',
  'setting.time': 'Enter hours and minutes',
  'setting.days': 'Choose at least one day',
  'setting.closesBeforeOpening': 'The closing time must be after the opening time',
  'setting.daysOrder': 'The most days must not be fewer than the least',
  'setting.noGovernorates': 'Choose at least one governorate',
  'setting.governorateTaken': 'One of these governorates is in another zone',
  'setting.twice': 'This is here twice',
  'setting.taxNumber': 'A tax registration number has nine digits',
  'setting.keyMalformed': 'This is not what the gateway shows. Copy it as a whole, without spaces',
  'setting.keyMode': 'A test key beside a live key. Take both from the same mode',
  'setting.keyCountry': 'This key is of another country. Take both keys from one account',
  'setting.keyRetype': 'The address of the gateway has changed. Type this secret again',
  'setting.keyUnreadable': 'The stored secret cannot be read with the shop\'s present key. Type it again',
  'setting.https': 'The address must begin with https',
  'setting.labelsMany': 'Too many texts are changed. Put some back to their default.',
  'setting.labelUnknown': 'The shop has no text of this key',
  'setting.labelFixed': 'This text cannot be changed',
  'setting.labelLacks': 'Keep everything in braces: it is replaced by names and amounts',
  'setting.labelNames': 'Something in braces is not known here',
  'shipping.fullName': 'Name must be at least 2 characters',
  'shipping.fullNameMax': 'Name must be less than 100 characters',
  'shipping.email': 'Invalid email address',
  'shipping.emailMax': 'Email must be less than 255 characters',
  'shipping.phone': 'Invalid phone number',
  'shipping.phoneMax': 'Phone number must be less than 20 characters',
  'shipping.address': 'Address must be at least 10 characters',
  'shipping.addressMax': 'Address must be less than 200 characters',
  'shipping.city': 'City is required',
  'shipping.cityMax': 'City must be less than 100 characters',
  'shipping.postalCode': 'Postal code is required',
  'shipping.postalCodeMax': 'Postal code must be less than 20 characters',
  'shipping.governorate': 'Choose the governorate, because the cost of shipping depends on it',
};

export const messages = (shop: ShopValues) => ({
  auth: {
  login: 'Login',
  signup: 'Sign Up',
  tabs: 'Login or sign up',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  toCheckout: 'Log in to complete your order. Your cart and what you filled in are kept.',
  panel: {
    title: (shop.hasWelcomeCode ? `${shop.welcomePercent} off your first order` : `Your account at ${shop.shopName}`),
    text: (shop.hasWelcomeCode ? 'Create an account and your welcome code arrives at once, good for everything in your cart.' : 'Your orders, addresses and wishlist in one place.'),
  },
  passwordRules: {
    title: 'The password has:',
    length: 'At least 8 characters',
    upper: 'An uppercase letter',
    lower: 'A lowercase letter',
    number: 'A number',
    met: 'Done',
  },
  errors: {
    invalidCredentials: 'Invalid email or password',
    emailTaken: 'An account with this email already exists',
    emailNotConfirmed: 'Please confirm your email address first',
    rateLimit: 'Too many attempts. Please try again later.',
    weakPassword: 'This password is weak. Choose a longer one, with uppercase and lowercase letters and numbers.',
    samePassword: 'Choose a password other than the current one.',
    sessionExpired: 'Your session has ended. Please log in again.',
    banned: 'This account is suspended. Please contact us.',
    signUpClosed: 'New accounts cannot be made at the moment.',
    captchaFailed: 'The check that you are human was not completed. Please try again.',
    badInput: 'Please check your input and try again',
    network: 'No connection. Check the internet and try again.',
    unavailable: 'The shop is not available right now. Please try again in a moment.',
    unknown: 'Something went wrong. Please try again.',
  },
  internal: {
    noBrowser: 'No browser detected.',
    noCode: 'No code detected.',
    noSession: 'No session defined in URL',
    badPkce: 'Not a valid PKCE flow url.',
    badImplicit: 'Not a valid implicit grant flow url.',
    badJwt: 'Invalid JWT signature',
  },
},
  notices: {
    auth: {
  error: {
    title: 'Error',
  },
  signedUp: ({ code }: { readonly code: string }) => ({ title: 'Welcome!', body: `Your account is ready. Use your welcome promo code ${isolateText(code)} for ${shop.welcomePercent} off your first order.` }),
  signedUpCodeLater: {
    title: 'Welcome!',
    body: (shop.hasWelcomeCode ? `Your account is ready. In it you will find your welcome promo code for ${shop.welcomePercent} off your first order.` : 'Your account is ready.'),
  },
  signedIn: {
    title: 'Welcome back!',
    body: 'You are signed in',
  },
  loggedOut: {
    title: 'Logged Out',
    body: 'See you soon',
  },
},
    cart: {
  limitReached: {
    title: 'Quantity limit reached',
    body: `Cannot add more than ${formatNumber(shop.maxQuantity, 'en')} items of the same product`,
  },
  limitExceeded: {
    title: 'Quantity limit exceeded',
    body: `Maximum quantity is ${formatNumber(shop.maxQuantity, 'en')} per item`,
  },
  invalidQuantity: {
    title: 'Invalid quantity',
    body: 'Quantity must be a whole number',
  },
  invalidProduct: {
    title: 'Error',
    body: 'Invalid product data',
  },
  added: ({ name, quantity }: { readonly name: string; readonly quantity: string }) => ({ title: 'Added to cart', body: `${name}, quantity: ${quantity}` }),
  addedMore: ({ name, quantity, total }: { readonly name: string; readonly quantity: string; readonly total: string }) => ({ title: 'Added to cart', body: `${name}, quantity added: ${quantity}. Now in your cart: ${total}` }),
  addedAll: {
    title: 'Added to cart',
    body: 'All the products were added to your cart',
  },
  removed: {
    title: 'Removed from cart',
    body: 'Item removed from your cart',
  },
  cleared: {
    title: 'Cart cleared',
    body: 'All items removed from cart',
  },
  gone: {
    body: 'This piece is no longer in the catalogue, so it was removed from your cart.',
  },
  goneMany: {
    title: 'Pieces no longer sold',
    body: 'The pieces that are no longer in the catalogue were removed from your cart.',
  },
  updated: {
    title: 'Updated',
  },
},
    checkout: {
  login: {
    title: 'Login Required',
    body: 'Please log in to complete your order',
  },
  failed: {
    title: 'Error',
    body: 'Failed to create order. Please try again.',
  },
  validation: {
    title: 'Validation Error',
    body: 'Please check all fields and try again',
  },
  totalChanged: {
    title: 'The total has changed',
  },
  stock: {
    title: 'Out of Stock',
  },
},
    contact: {
  failed: {
    title: 'Validation Error',
    body: 'Please check your input and try again',
  },
  sent: {
    title: 'Message sent successfully!',
    body: `We'll get back to you within ${units.hours(shop.replyHours)}.`,
  },
},
    newsletter: {
  confirmationRequired: {
    title: 'One step left',
    body: 'We have sent you an email. Open the link in it to confirm your subscription.',
  },
  failed: {
    title: 'Error',
    body: 'An error occurred while subscribing',
  },
},
    order: {
  notFound: {
    title: 'Order not found',
  },
  lookupFailed: ({ number }: { readonly number: string }) => ({ title: 'The order could not be shown', body: `Your order is saved under ${isolateText(number)}. You will find it in your account.` }),
},
    promo: {
  invalid: {
    title: 'Invalid Code',
    body: 'Promo code is invalid or expired',
  },
  wait: {
    title: 'Please Wait',
  },
  failed: {
    title: 'Error',
    body: 'Error verifying promo code',
  },
  applied: ({ amount }: { readonly amount: string }) => ({ title: 'Code Applied!', body: `Discount of ${amount} EGP applied` }),
  removed: {
    title: 'Removed',
    body: 'Promo code removed from your order',
  },
},
    review: {
  login: {
    title: 'Error',
    body: 'You must be logged in to write a review',
  },
  failed: {
    title: 'Error',
    body: 'Failed to submit review',
  },
  sent: {
    title: 'Success',
    body: 'Your review has been submitted',
  },
},
    stock: {
  failed: {
    title: 'Error',
    body: 'An error occurred while registering',
  },
  registered: {
    title: 'Registered!',
    body: 'We\'ll notify you when this product is back in stock',
  },
},
    wishlist: {
  login: {
    title: 'Login Required',
    body: 'Please login to add items to your wishlist',
  },
  added: {
    title: 'Added',
    body: 'Product added to wishlist',
  },
  removed: {
    title: 'Removed',
    body: 'Product removed from wishlist',
  },
},
  },
  general: generalTexts,
  validation: validationTexts,
});
