import { section, testsIn } from './rule.ts';

const aboutPage = testsIn('src/features/content/e2e/about.journey.test.ts');
const signIn = testsIn('src/features/auth/e2e/sign-in.journey.test.ts');
const accountPage = testsIn('src/features/customers/e2e/account.journey.test.ts');

export const about = section('2 About', {
  'The page has a hero, the story and four values.': aboutPage(
    'in $language on $width px > the about page shows its story, four values, and links to the contact page and the products',
  ),
  'It links to `/products` and `/contact`.': aboutPage(
    'in $language on $width px > the about page shows its story, four values, and links to the contact page and the products',
  ),
});

const wholePage = testsIn('src/features/contact/e2e/contact-page.journey.test.ts')(
  'in $language on $width px > the contact page shows e-mail, phone, address and hours, and answers four questions',
);

export const contact = section('2 Contact', {
  'Cards show e-mail, phone, address and opening hours.': wholePage,
  'The opening hours are Sunday to Thursday 9 to 18 and Friday to Saturday 10 to 16, Cairo time.': wholePage,
  'A form takes name, e-mail, subject and message.': wholePage,
  'Four questions are answered.': wholePage,
});

export const auth = section('2 Auth', {
  'It has tabs for sign-in and sign-up.': testsIn('tests/e2e/purchase.journey.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Signed-in customers are redirected to the return path, else to the account.': signIn(
    'in $language on $width px > a signed-in customer is redirected from the sign-in page',
  ),
  'The return path never leads to another site.': testsIn('src/features/auth/storefront/redirect-path.test.ts')(
    'returns the account page for %s',
    'https://evil.example/checkout',
  ),
});

export const account = section('2 Account', {
  'A tab shows the orders.': accountPage(
    'in $language on $width px > orders are listed newest first with day, total in pounds and colored status',
  ),
  'A tab shows the addresses.': testsIn('src/features/customers/e2e/addresses.matrix.test.ts')(
    'in $language on $width px > an address is edited, becomes the default instead of another, and is deleted after confirmation',
  ),
  'A tab shows the wishlist.': testsIn('src/features/wishlist/e2e/wishlist.journey.test.ts')(
    'in $language on $width px > the account shows the wishlist with the number of its products, which follows a removal',
  ),
  'A tab shows the profile, whose e-mail cannot be edited.': testsIn(
    'src/features/customers/e2e/profile.matrix.test.ts',
  )(
    'in $language on $width px > the profile shows its data, accepts another name and phone number, and keeps the e-mail read-only',
  ),
  'A button logs out.': accountPage('in $language on $width px > the logout button of the account page signs out'),
  'Anonymous visitors are redirected to `/auth`.': accountPage(
    'in $language on $width px > the account page redirects a guest to sign-in',
  ),
});
