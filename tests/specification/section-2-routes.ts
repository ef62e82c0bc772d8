import { section, testsIn } from './rule.ts';

const everyPage = testsIn('tests/e2e/csp-and-console-errors.test.ts')(
  'in %s > $name has no horizontal scrolling and no errors',
);
const withAnOrder = testsIn('tests/e2e/csp-and-console-errors.test.ts')(
  'in %s > the confirmation and the account have no horizontal scrolling and no errors',
);
const failures = testsIn('tests/e2e/failures.test.ts');
const products = testsIn('server/products/products.test.ts');
const header = testsIn('tests/e2e/header.test.ts');

export const routes = section('2 Screens and routes', {
  '/ is the home page.': everyPage,
  '/products lists all products.': everyPage,
  'The query new=true of the list keeps the new arrivals, sale=true what is on sale.': products(
    'the product list > combines the sale and new filters with a search',
  ),
  '/products/{category} lists one category: plates, bowls, cups or sets.': everyPage,
  '/product/{id} shows one product.': everyPage,
  '/about tells about the shop.': everyPage,
  '/contact takes messages.': everyPage,
  '/cart shows the cart.': everyPage,
  '/checkout takes the order.': everyPage,
  '/auth holds sign-in and sign-up.': everyPage,
  '/account belongs to the customer.': withAnOrder,
  '/order-confirmation/{orderNumber} confirms an order.': withAnOrder,
  'A place for admins has tabs for messages, orders, promo codes and notifications.': testsIn(
    'tests/e2e/admin.test.ts',
  )('in $language on $width px > an admin finds contact messages, orders, promo codes and stock notifications in tabs'),
  'Any other path is a page of its own, answered 404, with a link home.': failures(
    'in $language on $width px > %s is answered 404, with a link back to the shop',
    '/no-such-page',
  ),
  'Every change of route scrolls to the top.': header('in $language on $width px > every page starts at its top'),
  'What fails without being foreseen reads “Unexpected Application Error!”.': failures(
    'an unexpected error > has the English title of the specification',
  ),
  'Such a failure is told on a page of the shop.': failures(
    'an unexpected error > shows an error page in $language on $width px, without internals',
  ),
});
