import { section, testsIn } from './rule.ts';

const products = testsIn('src/features/products/server/products.test.ts');
const reload = testsIn('tests/e2e/reload-and-tabs.matrix.test.ts');
const purchase = testsIn('tests/e2e/purchase.journey.test.ts');
const confirmationPage = testsIn('src/features/order-status/e2e/confirmation.journey.test.ts');

export const cart = section('2 Cart', {
  'An empty cart says so, with a link to the products.': testsIn('src/features/cart/e2e/cart-page.matrix.test.ts')(
    'in $language on $width px > an empty cart says so and links to the products',
  ),
  'A row shows picture, name, category, price, quantity, line total and a remove button.': testsIn(
    'src/features/cart/storefront/cart-row.component.test.tsx',
  )('a row shows its product and total, which minus and plus change'),
  'Minus and plus change the quantity of a row.': testsIn('src/features/cart/storefront/cart-row.component.test.tsx')(
    'a row shows its product and total, which minus and plus change',
  ),
  'A button clears the cart.': testsIn('src/features/cart/e2e/cart.journey.test.ts')(
    'in $language on $width px > clearing the cart requires confirmation, and an alert does not persist on the next page',
  ),
  'A bundle offer banner is shown from two lines on.': testsIn('src/features/cart/e2e/cart.journey.test.ts')(
    'in $language on $width px > the bundle offer names the possible saving from two lines, and the actual one from three',
  ),
  'The summary shows subtotal, discounts, shipping, tax and total.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'A button leads to the checkout.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Up to four products of the categories in the cart are suggested, none of which is in the cart.': products(
    'cart products > cart products contain the current data of listed products only',
  ),
});

export const checkout = section('2 Checkout', {
  'A form takes the shipping details.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'A promo code can be applied.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'The order can be a gift, with wrapping and a message.': reload(
    'in $language on $width px > a reload keeps the cart and all values of the checkout',
  ),
  'A summary shows the items of the order and the amounts.': testsIn(
    'src/features/checkout/storefront/checkout-form.component.test.tsx',
  )('the summary shows each product with its quantity and total'),
  'With an empty cart it redirects to `/cart`.': testsIn('src/features/checkout/e2e/checkout.matrix.test.ts')(
    'in $language on $width px > a checkout with an empty cart redirects to the cart',
  ),
  'It requires signing in, and the form keeps its values across the sign-in.': purchase(
    'checkout input survives signing up, and the form is empty after the order',
  ),
});

export const confirmation = section('2 Order confirmation', {
  'It shows order number, address, items and totals.': purchase(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'It shows the delivery date, seven days after the order, and “5-7 business days”.': confirmationPage(
    'in $language on $width px > the confirmation shows the estimated delivery and links to the home page and the account',
  ),
  'Buttons link to the home page and the account.': confirmationPage(
    'in $language on $width px > the confirmation shows the estimated delivery and links to the home page and the account',
  ),
});
