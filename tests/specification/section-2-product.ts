import { section, testsIn } from './rule.ts';

const products = testsIn('src/features/products/server/products.test.ts');
const failures = testsIn('tests/e2e/failures.matrix.test.ts');
const page = testsIn('src/features/storefront/e2e/product-page.journey.test.ts');
const together = testsIn('src/features/storefront/e2e/product.matrix.test.ts')(
  'in $language on $width px > bought-together products go into the cart at the displayed price',
);
const writing = testsIn('src/features/reviews/e2e/reviews.journey.test.ts')(
  'in $language on $width px > a visitor writes a review, signs in on the way and sees it at once; a second one does not count twice',
);

export const product = section('2 Product detail', {
  'A breadcrumb leads from home over products and category to the name.': page(
    'in $language on $width px > the breadcrumb leads from a product to its category, the products and the home page',
  ),
  'The gallery has four views, with placeholders for views without a photograph.': products(
    'a product > a product has four views, empty ones without a photograph, and four related products',
  ),
  'Thumbnails choose the view.': testsIn('src/features/storefront/pages/product/gallery/gallery.component.test.tsx')(
    'the arrow keys, Home and End show the views, and thumbnails do on a wide screen',
  ),
  'The page shows category, name, price, description and features.': page(
    'in $language on $width px > a product shows its category, name, price, description and features, and that it is in stock',
  ),
  'Five stars and a fixed count of 24 reviews are shown.': page(
    'in $language on $width px > a product without reviews shows five stars and 24 reviews',
  ),
  'The quantity has a stepper that starts at 1, its minimum.': page(
    'in $language on $width px > the stepper starts at one and never goes below',
  ),
  'A button adds the chosen quantity to the cart.': testsIn('tests/e2e/purchase.journey.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'A toggle adds the product to the wishlist or removes it, and shows whether it is in it.': testsIn(
    'src/features/wishlist/e2e/wishlist.journey.test.ts',
  )(
    'in $language on $width px > wishlist buttons are filled after a reload and on the product page, and empty after signing out',
  ),
  'A product in stock says so.': page(
    'in $language on $width px > a product shows its category, name, price, description and features, and that it is in stock',
  ),
  'A product out of stock says so.': page(
    'in $language on $width px > an out-of-stock product says so and cannot be added to the cart',
  ),
  'For a product out of stock a dialog registers an e-mail address for a stock notification.': testsIn(
    'src/features/stock-notifications/e2e/stock-notification.journey.test.ts',
  )('in $language on $width px > a guest registers for an out-of-stock product, and the device stores it'),
  'Bought together: the product and up to two products of other categories.': products(
    'a product > a product is offered with products of two other categories at the price of such an order',
  ),
  'Bought together: the regular total is struck through beside the total with 15 % off.': together,
  'Bought together: one button adds all these products to the cart.': together,
  'Three cards promise free shipping, quality and easy returns.': testsIn(
    'src/features/storefront/e2e/product.matrix.test.ts',
  )(
    'in $language on $width px > content below the fold is readable before its script loads, and a lost network allows a retry',
  ),
  'A form creates a review.': writing,
  'The list of reviews is refreshed after a review was sent.': writing,
  'Up to four more products of the same category are shown.': products(
    'a product > a product has four views, empty ones without a photograph, and four related products',
  ),
  'Up to four recently viewed products are shown, without the current one, once more than one was viewed.': testsIn(
    'src/features/storefront/e2e/product.matrix.test.ts',
  )(
    'in $language on $width px > up to four recently viewed products are displayed, newest first, without the current one',
  ),
  'An unknown id shows a message and a button to the products.': failures(
    'in $language on $width px > %s is answered 404, with a link back to the shop',
    '/product/cup-of-gold',
  ),
  'Without reviews: “No reviews yet. Be the first to review!”.': writing,
  'The average rating shows one decimal, 0.0 without reviews.': testsIn('src/core/i18n/format.test.ts')(
    'formats a rating with one decimal',
  ),
});
