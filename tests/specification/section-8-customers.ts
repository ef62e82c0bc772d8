import { section, testsIn } from './rule.ts';

const admin = testsIn('src/features/admin/e2e/admin.journey.test.ts');
const signIn = testsIn('src/features/auth/e2e/sign-in.journey.test.ts');
const confirmed = testsIn('src/features/newsletter/e2e/unsubscribe.journey.test.ts')(
  'in $language on $width px > the newsletter link subscribes on a button press, and its page reports an existing subscription',
);
const newsletter = testsIn('src/features/content/e2e/footer.matrix.test.ts')(
  'in $language on $width px > a newsletter address gets a confirmation mail, known or unknown, and the form says so',
);
const soldOut = testsIn('src/features/stock-notifications/e2e/stock-notification.journey.test.ts')(
  'in $language on $width px > a guest registers for an out-of-stock product, and the device stores it',
);
const writing = testsIn('src/features/reviews/e2e/reviews.journey.test.ts')(
  'in $language on $width px > a visitor writes a review, signs in on the way and sees it at once; a second one does not count twice',
);

export const profileErrors = section('8 Error catalogue: people', {
  'Contact, failure: “Validation Error” with the first message or the general one.': testsIn(
    'src/features/contact/storefront/contact-form.component.test.tsx',
  )('an invalid field has its error, the focus and a notice, until it is edited'),
  "Contact, success: “Message sent successfully!”, “We'll get back to you within 24 hours.”.": testsIn(
    'src/features/contact/storefront/contact-form.component.test.tsx',
  )('a message that did not arrive stays in the form; sent again, it is stored once and the form is empty'),
  'Auth, error: “Error” with the message of the rules.': testsIn(
    'src/features/auth/storefront/sign-up-form.component.test.tsx',
  )('an invalid field has its error, the focus and a notice, and no account is created'),
  'Auth, error: “Error” with the message of the server.': testsIn(
    'src/features/auth/storefront/sign-in-form.component.test.tsx',
  )('a wrong password has an error, and does not sign in'),
  'Auth, signed up: “Welcome!” with a promo code for 10 % off.': testsIn('tests/e2e/purchase.journey.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Auth, signed in: “Welcome back!”.': signIn(
    'in $language on $width px > signing in shows a welcome notice, and the account icon changes at once',
  ),
  'Wishlist, not signed in: “Login Required”, “Please login to add items to your wishlist”.': testsIn(
    'src/features/wishlist/e2e/wishlist.journey.test.ts',
  )(
    'in $language on $width px > the wishlist button is the same in the HTML for all visitors, and for a guest leads to sign-in and back',
  ),
  'Wishlist, failure: “Error” with the message of the server.': testsIn(
    'src/features/wishlist/ui/wishlist-button.component.test.tsx',
  )('a change that failed is reverted, with the reason until a change succeeds'),
  'Wishlist, added: “Added”, “Product added to wishlist”.': testsIn(
    'src/features/wishlist/ui/wishlist-button.component.test.tsx',
  )('a press adds the product, another one removes it, and undo adds it again'),
  'Wishlist, removed: “Removed”, “Product removed from wishlist”.': testsIn(
    'src/features/wishlist/ui/wishlist-button.component.test.tsx',
  )('a press adds the product, another one removes it, and undo adds it again'),
  'Review, not signed in: “Error”, “You must be logged in to write a review”.': writing,
  'Review, failure: “Error”, “Failed to submit review”.': testsIn(
    'src/features/reviews/ui/review-form.component.test.tsx',
  )('the button shows the progress of a review; one that did not arrive keeps its text and rating, also in a new form'),
  'Review, success: “Success”, “Your review has been submitted”.': writing,
  'Stock notification, failure: “Error”, “An error occurred while registering”.': soldOut,
  "Stock notification, success: “Registered!”, “We'll notify you when this product is back in stock”.": soldOut,
  'Newsletter, already subscribed: “Already Subscribed”, “This email is already subscribed to our newsletter”.':
    confirmed,
  'Newsletter, other error: “Error”, “An error occurred while subscribing”.': newsletter,
  'Newsletter, success: “Successfully Subscribed!”, “Thank you for subscribing to our newsletter”.': confirmed,
  'Addresses, failure: the message of the server.': testsIn('src/features/customers/e2e/addresses.matrix.test.ts')(
    'in $language on $width px > a failure to load addresses offers a retry; a failure to save keeps the entered values',
  ),
  'Profile, failure: the message of the server.': testsIn('src/features/customers/e2e/profile.matrix.test.ts')(
    'in $language on $width px > a failed save of the profile keeps the entered values and shows the reason',
  ),
  'Logout, failure: the message of the server.': signIn(
    'in $language on $width px > a failed sign-out shows an error and keeps the session',
  ),
  'Address saved: “Saved”.': testsIn('src/features/customers/e2e/addresses.matrix.test.ts')(
    'in $language on $width px > an address added in the account can be chosen at checkout',
  ),
  'Address deleted: “Deleted”.': testsIn('src/features/customers/e2e/addresses.matrix.test.ts')(
    'in $language on $width px > an address is edited, becomes the default instead of another, and is deleted after confirmation',
  ),
  'Wishlist entry removed in the account: “Removed”.': testsIn(
    'src/features/customers/account/wishlist-tab.component.test.tsx',
  )(
    'products are shown newest first; removal by keyboard keeps the focus in the list, and an empty one links to the shop',
  ),
  'Profile updated: “Updated”.': testsIn('src/features/customers/e2e/profile.matrix.test.ts')(
    'in $language on $width px > the profile shows its data, accepts another name and phone number, and keeps the e-mail read-only',
  ),
  'Signed out: “Logged Out”.': testsIn('tests/e2e/navigation.matrix.test.ts')(
    'in $language on $width px > the account icon opens a menu for a signed-in customer; Logout signs out and leads to the home page',
  ),
  'Admin, load failure: “Failed to load admin data”.': admin(
    'in $language on $width px > a failure to load shows a message and a retry button',
  ),
  'Admin, access: “Unauthorized”.': admin(
    'in $language on $width px > the admin area redirects a guest to sign-in, with a notice',
  ),
  'Admin, access: “Access Denied”, “You do not have permission to access the admin panel.”.': admin(
    'in $language on $width px > the admin area redirects a customer to the home page, with a notice',
  ),
  'Sign-out treats 401, 403 and 404 as success.': signIn(
    'in $language on $width px > signing out succeeds when the session has already ended on the server: %i',
  ),
  'A link read outside of a browser: “No browser detected.”.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('a link cannot be read outside of a browser'),
  'A link without a code: “No code detected.”.': testsIn('src/features/auth/e2e/accounts-addresses.matrix.test.ts')(
    'a PKCE link without a code is refused',
  ),
  'A link without a session: “No session defined in URL”.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('a link %s creates no session'),
  'A link of the other flow: “Not a valid PKCE flow url.”.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('a link with tokens is refused in the PKCE flow'),
  'A link of the other flow: “Not a valid implicit grant flow url.”.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('a link with a code is refused in the implicit flow'),
  'A token with an invalid signature: “Invalid JWT signature”.': testsIn(
    'src/features/auth/server/accounts/accounts.test.ts',
  )('sign-in > client and service refuse a token with changed claims'),
  'All messages have an Arabic translation.': testsIn('src/core/i18n/languages.test.ts')(
    'both languages > both languages have the same keys',
  ),
});
