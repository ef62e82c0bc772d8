import { section, testsIn } from './rule.ts';

const moving = testsIn('src/features/storefront/e2e/header.matrix.test.ts');
const wayRound = testsIn('tests/e2e/navigation.matrix.test.ts');
const footer = testsIn('src/features/content/e2e/footer.matrix.test.ts');
const language = testsIn('tests/e2e/language.test.ts');

const headerLinks = wayRound(
  'in $language on $width px > the header links to all sections of the shop, with the sale in red',
);
const wholeFooter = footer(
  'in $language on $width px > the footer describes the shop, links to its pages and shows the first year and payment methods',
);
const accountMenu = wayRound(
  'in $language on $width px > the account icon opens a menu for a signed-in customer; Logout signs out and leads to the home page',
);

export const headerAndFooter = section('2 Header and footer', {
  'The header stays visible and changes its style after more than 20 px of scrolling.': moving(
    'in $language on $width px > the header stays visible and changes its style after 20 pixels of scrolling',
  ),
  'The logo is drawn in the language of the page.': wayRound(
    'in $language on $width px > the logo is drawn in the language of the page',
  ),
  'A switch changes the language.': language(
    'in $language on $width px > the language switch shows the same page in the other language, and the choice is stored',
  ),
  'The cart’s icon has a badge with the number of items.': wayRound(
    'in $language on $width px > the cart badge shows the number of items',
  ),
  'Links lead to products, new arrivals, products on sale, about and contact.': headerLinks,
  'The link to products on sale is red.': headerLinks,
  'A dropdown leads to plates, bowls, cups and sets.': headerLinks,
  'The mobile menu closes when a link in it is clicked.': moving(
    'in $language on $width px > the mobile menu opens and closes, and a link in it navigates and closes it',
  ),
  'The account icon links anonymous visitors to `/auth`.': wayRound(
    'in $language on $width px > the account icon leads a signed-out visitor to sign-in',
  ),
  'The account icon opens a menu with “My Account” and “Logout” for signed-in customers.': accountMenu,
  '“Logout” signs out and goes to the home page.': accountMenu,
  'The footer describes the shop.': wholeFooter,
  'The footer has quick links and links for customer service.': wholeFooter,
  'The footer has links to social networks.': wholeFooter,
  'The footer has a newsletter form.': footer(
    'in $language on $width px > a newsletter address gets a confirmation mail, known or unknown, and the form says so',
  ),
  'The copyright line shows 2024.': wholeFooter,
});

export const discountDialog = section('2 First-order discount dialog', {
  'It opens 2000 ms after the page has loaded.': testsIn('src/features/discounts/e2e/discount-dialog.matrix.test.ts')(
    'in $language on $width px > a new visitor sees the dialog after two seconds, without a layout shift',
  ),
  'Only anonymous visitors see it.': testsIn('src/features/discounts/e2e/discount-dialog.matrix.test.ts')(
    'in $language on $width px > the dialog is not shown to customers, on sign-in pages or just after signing out',
  ),
  'Its title is “Get 10% Off Your First Order!”.': testsIn('src/features/discounts/e2e/discount-dialog.matrix.test.ts')(
    'in $language on $width px > a new visitor sees the dialog after two seconds, without a layout shift',
  ),
  'Its text promises new users a promo code for 10 % off the entire purchase.': testsIn(
    'src/features/discounts/e2e/discount-dialog.matrix.test.ts',
  )('in $language on $width px > a new visitor sees the dialog after two seconds, without a layout shift'),
  '“Sign Up & Get Discount” closes it and navigates to `/auth`.': testsIn(
    'src/features/discounts/e2e/discount-dialog.matrix.test.ts',
  )('in $language on $width px > accepting opens the sign-up form, which the server has rendered already'),
  '“Maybe Later” closes it.': testsIn('src/features/discounts/e2e/discount-dialog.matrix.test.ts')(
    'in $language on $width px > “later” closes the dialog for the visit: neither a reload nor another page shows it again',
  ),
});
