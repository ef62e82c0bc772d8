import { section, testsIn } from './rule.ts';

const everyPage = testsIn('tests/e2e/rtl-mirroring.test.ts')(
  'every screen > no screen scrolls sideways at any width or has errors: %s',
);
const failures = testsIn('tests/e2e/failures.matrix.test.ts');
const products = testsIn('src/features/products/server/products.test.ts');
const header = testsIn('src/features/storefront/e2e/header.matrix.test.ts');

export const routes = section('2 Screens and routes', {
  '/ is the home page.': everyPage,
  '/products lists all products.': everyPage,
  'The query new=true filters the list by new arrivals, sale=true by products on sale.': products(
    'the product list > combines the sale and new filters with a search',
  ),
  '/products/{category} lists one category: plates, bowls, cups or sets.': everyPage,
  '/product/{id} shows one product.': everyPage,
  '/about describes the shop.': everyPage,
  '/contact has the contact form.': everyPage,
  '/cart shows the cart.': everyPage,
  '/checkout places the order.': everyPage,
  '/auth has sign-in and sign-up.': everyPage,
  '/account shows the account of the customer.': everyPage,
  '/order-confirmation/{orderNumber} confirms an order.': everyPage,
  'The admin area has tabs for messages, orders, promo codes and stock notifications.': testsIn(
    'src/features/admin/e2e/admin.journey.test.ts',
  )('in $language on $width px > an admin finds contact messages, orders, promo codes and stock notifications in tabs'),
  'Any other path shows a page with status 404 and a link to the home page.': failures(
    'in $language on $width px > %s is answered 404, with a link back to the shop',
    '/no-such-page',
  ),
  'Every navigation to another route scrolls to the top.': header(
    'in $language on $width px > every page starts at its top',
  ),
  'An unexpected error shows “Unexpected Application Error!”.': failures(
    'an unexpected error > an error page has the English title of the specification',
  ),
  'An unexpected error shows an error page of the shop.': failures(
    'an unexpected error > shows an error page in $language on $width px, without internals',
  ),
});
