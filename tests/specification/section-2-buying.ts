import { section, testsIn } from './rule.ts';

const products = testsIn('server/products/products.test.ts');
const reload = testsIn('tests/e2e/reload-and-tabs.test.ts');
const purchase = testsIn('tests/e2e/purchase.test.ts');
const confirmationPage = testsIn('tests/e2e/confirmation.test.ts');

export const cart = section('2 Cart', {
  'An empty cart says so, with a link to the products.': testsIn('tests/e2e/cart-page.test.ts')(
    'in $language on $width px > an empty cart says so and links to the products',
  ),
  'A row shows picture, name, category, price, quantity, line total and a way to remove it.': testsIn(
    'tests/e2e/cart-page.test.ts',
  )('in $language on $width px > a row shows the product and its total; minus, plus and remove change it'),
  'Minus and plus change the quantity of a row.': testsIn('tests/e2e/cart-page.test.ts')(
    'in $language on $width px > a row shows the product and its total; minus, plus and remove change it',
  ),
  'A button clears the cart.': testsIn('tests/e2e/cart.test.ts')(
    'in $language on $width px > clearing the cart asks first, and an alert does not follow to the next page',
  ),
  'An offer banner stands from two lines on.': testsIn('tests/e2e/cart.test.ts')(
    'in $language on $width px > from two lines the bundle offer shows the possible saving, from three the actual one',
  ),
  'The summary adds up what the order will cost.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'A button leads to the checkout.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Up to four products are suggested, of the categories in the cart, none of them in it.': products(
    'cart products > contain the current data of listed products only',
  ),
});

export const checkout = section('2 Checkout', {
  'A form takes the shipping details.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'A promo code can be applied.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'The order may be a gift, with wrapping and a message.': reload(
    'in $language on $width px > a reload keeps the cart and all values of the checkout',
  ),
  'A summary shows what is ordered and what it costs.': testsIn('tests/e2e/checkout-page.test.ts')(
    'in $language on $width px > the summary shows each ordered product and its total',
  ),
  'With an empty cart it leads to `/cart`.': testsIn('tests/e2e/checkout-page.test.ts')(
    'in $language on $width px > a checkout with an empty cart redirects to the cart',
  ),
  'It requires signing in, and what was filled in survives that.': purchase(
    'checkout input survives signing up, and the form is empty after the order',
  ),
});

export const confirmation = section('2 Order confirmation', {
  'It tells the order number, the address, the items and the totals.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'It tells the delivery, seven days after the order, as “5-7 business days”.': confirmationPage(
    'in $language on $width px > the confirmation shows the estimated delivery and links to the home page and the account',
  ),
  'Buttons lead home and to the account.': confirmationPage(
    'in $language on $width px > the confirmation shows the estimated delivery and links to the home page and the account',
  ),
});
