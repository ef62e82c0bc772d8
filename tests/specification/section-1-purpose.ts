import { section, testsIn } from './rule.ts';

const language = testsIn('tests/e2e/language.test.ts');
const footer = testsIn('src/features/content/e2e/footer.matrix.test.ts');
const format = testsIn('src/core/i18n/format.test.ts');
const purchase = testsIn('tests/e2e/purchase.journey.test.ts');
const chat = testsIn('src/features/orders/seller-chat.test.ts');
const placing = testsIn('src/features/checkout/server/place-order.test.ts');
const catalogue = testsIn('src/features/products/starter-catalogue/catalogue.test.ts');

export const purpose = section('1 What the product does and for whom', {
  'The languages are Arabic (the default, right to left) and English.': language(
    'a request without a language is answered in Arabic, from the first byte',
  ),
  'The chosen language is stored on the device.': language(
    'in $language on $width px > the language switch shows the same page in the other language, and the choice is stored',
  ),
  'Prices are in Egyptian pounds, in the number format of the language.': format(
    'formatted values > formats %i piastres with the currency and without line breaks',
  ),
  'A shopper browses, fills a cart on the device, applies a promo code, checks out and places an order.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'An order may be a gift.': placing(
    'placing an order > placing an order returns its number, total and seller chat, and the order can be read',
  ),
  'After an order a new window opens a prefilled chat with the seller’s fixed phone number.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'The chat message contains order number, customer details, items and totals.': chat(
    'seller chat message > lists a plain order in blocks',
  ),
  'The chat message contains gift wrapping and gift message.': chat('seller chat message > includes the gift %j'),
  'The catalogue is built in.': catalogue(
    'the built-in catalogue > the built-in catalogue has 37 products: 14 plates, no bowls yet, 13 cups and 10 sets',
  ),
  'Orders and wishlist show pounds like every other screen, not riyals.': testsIn(
    'src/features/customers/e2e/account.journey.test.ts',
  )('in $language on $width px > orders are listed newest first with day, total in pounds and colored status'),
  'Customers manage their saved addresses.': testsIn('src/features/customers/e2e/addresses.matrix.test.ts')(
    'in $language on $width px > an address is edited, becomes the default instead of another, and is deleted after confirmation',
  ),
  'Customers edit their profile.': testsIn('src/features/customers/e2e/profile.matrix.test.ts')(
    'in $language on $width px > the profile shows its data, accepts another name and phone number, and keeps the e-mail read-only',
  ),
  'Admins view messages, orders, promo codes and stock notifications.': testsIn(
    'src/features/admin/e2e/admin.journey.test.ts',
  )('in $language on $width px > an admin finds contact messages, orders, promo codes and stock notifications in tabs'),
  'The footer contains a newsletter form.': footer(
    'in $language on $width px > a newsletter address gets a confirmation mail, known or unknown, and the form says so',
  ),
  'A dialog offers anonymous visitors a promo code of 10 % for signing up.': testsIn(
    'src/features/discounts/e2e/discount-dialog.matrix.test.ts',
  )('in $language on $width px > a new visitor sees the dialog after two seconds, without a layout shift'),
  'The shop advertises up to 60 % off, and a product has that discount.': catalogue(
    'the built-in catalogue > the built-in catalogue has the discount that the home page claims: up to 60 % off',
  ),
  'The shop lists payment by Visa, Mastercard, InstaPay and cash.': footer(
    'in $language on $width px > the footer describes the shop, links to its pages and shows the first year and payment methods',
  ),
});
