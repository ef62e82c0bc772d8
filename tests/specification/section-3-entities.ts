import { section, testsIn } from './rule.ts';

const catalogue = testsIn('src/features/products/starter-catalogue/catalogue.test.ts');
const hasColumns = (entity: string) =>
  testsIn('src/core/server/database/entities.test.ts')('table %s has the columns %s', entity);
const takes = (value: string) =>
  testsIn('src/core/server/database/entities.test.ts')('%s.%s accepts %s and rejects %s', value);

export const entities = section('3 Entities and their fields', {
  'The built-in catalogue has 37 products: cups, sets and plates; the category bowls is empty.': catalogue(
    'the built-in catalogue > the built-in catalogue has 37 products: 14 plates, no bowls yet, 13 cups and 10 sets',
  ),
  'Product: a unique id such as `cup-tea-01`, `set-family-01`, `plate-star-calligraphy-02`.': catalogue(
    'the built-in catalogue > each built-in product has a unique id that is valid in a cart',
  ),
  'Product: a price between about 450 and 3800.': catalogue(
    'the built-in catalogue > prices of the built-in catalogue are between 450 and 3,800 pounds, in whole pounds',
  ),
  'Product: if on sale, an original price and the badge “SALE”.': catalogue(
    'the built-in catalogue > exactly the built-in products on sale have an original price, above the current one, and the badge SALE',
  ),
  'Product: a picture.': testsIn('src/features/products/starter-catalogue/photographs.test.ts')(
    'the photographs > exist in four views for each of the 37 products',
  ),
  'Product: name, description and features, in Arabic and in English.': catalogue(
    'the built-in catalogue > describes $id in Arabic and English, with equally many features',
  ),
  'Product: Arabic pages show its Arabic texts.': testsIn('tests/e2e/language.test.ts')(
    'in %s > the HTML contains the text of the page',
  ),
  'Product: whether it is in stock.': catalogue(
    'the built-in catalogue > the built-in catalogue has stock in whole numbers, and three sold-out products',
  ),
  'Product: whether it is on sale, and whether it is featured.': hasColumns('products'),
  'The category list is all, plates, bowls, cups and sets, each with a count.': testsIn(
    'src/features/products/server/products.test.ts',
  )('the product list > shows all 37 products by name, sorted by the rules of each language'),
  'Cart item: id, name, price, image, category and quantity.': testsIn('src/features/cart/cart.test.ts')(
    'parseStoredCart > returns a stored cart unchanged',
  ),
  'Contact message: id, name, e-mail, subject, message, status and creation time.': hasColumns('contact_messages'),
  'Contact message: the status is `unread` or `read`.': takes("'read'"),
  'Promo code: code, active or not, expiry, maximum and current number of uses, minimum purchase, discount type and value.':
    hasColumns('promo_codes'),
  'Promo code: the discount type is `percentage` or `fixed`.': testsIn('src/features/discounts/evaluate-promo.test.ts')(
    'evaluatePromo > %s',
    'discounts by its amount',
  ),
  'Order: all fields, from user and number to gift message and wrapping.': hasColumns('orders'),
  'Order: the number is `ORD-`, the time in milliseconds and nine random uppercase characters.': testsIn(
    'src/features/orders/order-status.test.ts',
  )('an order number has its millisecond and nine unambiguous characters'),
  'Order: the shipping details are full name, e-mail, phone, address, city and postal code.': testsIn(
    'src/features/checkout/storefront/validate-draft.test.ts',
  )('reports the specified code for each field of an empty form'),
  'Profile: id, name, e-mail, phone number and date of birth.': hasColumns('profiles'),
  'Saved address: label, full name, phone, address, city, postal code and whether it is the default.':
    hasColumns('saved_addresses'),
  'Wishlist entry: user and product.': hasColumns('wishlist'),
  'Review: user, product, rating, comment and creation time.': hasColumns('reviews'),
  'Review: the rating is 1 to 5.': testsIn('src/features/reviews/reviews.test.ts')(
    'review form > %j is refused with %s',
    'review.rating',
  ),
  'Stock notification: user, e-mail, product and whether it was sent.': hasColumns('stock_notifications'),
  'Stock notification: guests have no user.': testsIn(
    'src/features/stock-notifications/server/stock-notifications.test.ts',
  )('stock notifications > register a guest and a signed-in customer for an out-of-stock product'),
  'User role: user and role.': hasColumns('user_roles'),
  'Newsletter subscription: an e-mail, unique in the database.': testsIn(
    'src/features/customers/server/profiles.test.ts',
  )('the newsletter > the newsletter subscribes an address once, in any case and under concurrent requests'),
  'Recently viewed products are stored in the browser under their own key.': testsIn(
    'src/features/storefront/e2e/product.matrix.test.ts',
  )(
    'in $language on $width px > up to four recently viewed products are displayed, newest first, without the current one',
  ),
  'Session: access token, refresh token, expiry, token type and user.': testsIn(
    'src/features/auth/e2e/sign-in.journey.test.ts',
  )('in $language on $width px > signing in shows a welcome notice, and the account icon changes at once'),
  'The user has identities.': testsIn('src/features/auth/server/accounts/accounts.test.ts')(
    'sign-up > sign-up returns a session and the user in the client’s format',
  ),
  'The user has factors, each with type and status.': testsIn(
    'src/features/auth/server/accounts/factors/phone-factor.test.ts',
  )('verifying a number keeps an unverified authenticator'),
  'Sign-up form: name, e-mail, phone, date of birth and password.': testsIn('tests/server/forms.test.ts')(
    'sign-up form > reports every field of an empty form',
  ),
  'Sign-in form: e-mail and password.': testsIn('tests/server/forms.test.ts')(
    'sign-in form > accepts an old password that is weak by the current rules',
  ),
  'Contact form: name, e-mail, subject and message.': testsIn('src/features/customers/server/profiles.test.ts')(
    'a contact message > a contact message with too short fields is refused with an error per field',
  ),
});
