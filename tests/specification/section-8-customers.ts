import { section, testsIn } from './rule.ts';

const admin = testsIn('tests/e2e/admin.test.ts');
const signIn = testsIn('tests/e2e/sign-in.test.ts');
const confirmed = testsIn('tests/e2e/unsubscribe.test.ts')(
  'in $language on $width px > the link of the newsletter’s mail asks, subscribes whoever presses, and says when that was done before',
);
const newsletter = testsIn('tests/e2e/footer.test.ts')(
  'in $language on $width px > an address is asked by mail about the newsletter, known or not, and the form says so',
);
const soldOut = testsIn('tests/e2e/stock-notification.test.ts')(
  'in $language on $width px > a guest asks to be told when a sold-out piece is back, and this device remembers',
);
const writing = testsIn('tests/e2e/reviews.test.ts')(
  'in $language on $width px > a visitor writes, signs in on the way, and reads their word at once; saying more counts once',
);

export const profileErrors = section('8 Error catalogue: people', {
  'Contact, failure: “Validation Error” with the first message or the general one.': testsIn(
    'tests/e2e/contact.test.ts',
  )(
    'in $language on $width px > a message is refused in the words of its first wrong field, sent once it is right, and told so',
  ),
  "Contact, success: “Message sent successfully!”, “We'll get back to you within 24 hours.”.": testsIn(
    'tests/e2e/contact.test.ts',
  )(
    'in $language on $width px > a message is refused in the words of its first wrong field, sent once it is right, and told so',
  ),
  'Auth, error: “Error” with the message of the rules.': testsIn('tests/e2e/validation-errors.test.ts')(
    'in $language on $width px > every wrong entry of the sign-up form is told under its field and makes no account',
  ),
  'Auth, error: “Error” with what the server says.': signIn(
    'in $language on $width px > a wrong password is told as an error, and nobody is signed in',
  ),
  'Auth, signed up: “Welcome!” with a promo code for 10 % off.': testsIn('tests/e2e/purchase.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Auth, signed in: “Welcome back!”.': signIn(
    'in $language on $width px > who signs in is welcomed back, and the account icon knows at once',
  ),
  'Wishlist, not signed in: “Login Required”, “Please login to add items to your wishlist”.': testsIn(
    'tests/e2e/wishlist.test.ts',
  )(
    'in $language on $width px > a heart is the same in everybody’s HTML, and a guest’s press asks to sign in, and leads back',
  ),
  'Wishlist, failure: “Error” with what the server says.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > a heart that the shop cannot keep goes out again, and the shop says why',
  ),
  'Wishlist, added: “Added”, “Product added to wishlist”.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > hearts are filled after a reload and on the product’s own page, and go out when their owner leaves',
  ),
  'Wishlist, removed: “Removed”, “Product removed from wishlist”.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > hearts are filled after a reload and on the product’s own page, and go out when their owner leaves',
  ),
  'Review, not signed in: “Error”, “You must be logged in to write a review”.': writing,
  'Review, failure: “Error”, “Failed to submit review”.': testsIn('tests/e2e/reviews.test.ts')(
    'in $language on $width px > what is wrong with a review is said, and nothing of it is lost',
  ),
  'Review, success: “Success”, “Your review has been submitted”.': writing,
  'Stock notification, failure: “Error”, “An error occurred while registering”.': soldOut,
  "Stock notification, success: “Registered!”, “We'll notify you when this product is back in stock”.": soldOut,
  'Newsletter, known: “Already Subscribed”, “This email is already subscribed to our newsletter”.': confirmed,
  'Newsletter, other error: “Error”, “An error occurred while subscribing”.': newsletter,
  'Newsletter, success: “Successfully Subscribed!”, “Thank you for subscribing to our newsletter”.': confirmed,
  'Addresses, failure: what the server says.': testsIn('tests/e2e/addresses.test.ts')(
    'in $language on $width px > addresses that cannot be loaded say so and are asked for again; what cannot be kept stays as it was typed',
  ),
  'Profile, failure: what the server says.': testsIn('tests/e2e/profile.test.ts')(
    'in $language on $width px > a profile that the shop cannot keep stays as it was typed, and the shop says why',
  ),
  'Logout, failure: what the server says.': signIn(
    'in $language on $width px > signing out that fails is told, and leaves its owner signed in',
  ),
  'Address kept: “Saved”.': testsIn('tests/e2e/addresses.test.ts')(
    'in $language on $width px > an address that is added here is chosen at the checkout',
  ),
  'Address deleted: “Deleted”.': testsIn('tests/e2e/addresses.test.ts')(
    'in $language on $width px > an address is changed, becomes the default in place of another, and is deleted once that is said again',
  ),
  'Wishlist entry of the account taken out: “Removed”.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > the account shows the list, its cards go into the cart and out of the list, and an empty one leads on',
  ),
  'Profile changed: “Updated”.': testsIn('tests/e2e/profile.test.ts')(
    'in $language on $width px > the profile shows what its owner told, takes another name and number, and leaves the e-mail as it is',
  ),
  'Signed out: “Logged Out”.': testsIn('tests/e2e/navigation.test.ts')(
    'in $language on $width px > the account icon opens a menu for a signed-in customer; Logout signs out and leads to the home page',
  ),
  'Admin, load failure: “Failed to load admin data”.': admin(
    'in $language on $width px > what could not be loaded is said, and may be asked for again',
  ),
  'Admin, access: “Unauthorized”.': admin(
    'in $language on $width px > the office sends a stranger to sign in, and says why',
  ),
  'Admin, access: “Access Denied”, “You do not have permission to access the admin panel.”.': admin(
    'in $language on $width px > the office sends a customer home, and says why',
  ),
  'Signing out takes 401, 403 and 404 of the server for a success.': signIn(
    'in $language on $width px > signing out succeeds when the session has already ended on the server: %i',
  ),
  'A link followed without a browser: “No browser detected.”.': testsIn('tests/e2e/accounts-addresses.test.ts')(
    'reading a link outside of a browser is refused',
  ),
  'A link without its code: “No code detected.”.': testsIn('tests/e2e/accounts-addresses.test.ts')(
    'a PKCE link without a code is refused',
  ),
  'A link without a session: “No session defined in URL”.': testsIn('tests/e2e/accounts-addresses.test.ts')(
    'a link %s creates no session',
  ),
  'A link of the other flow: “Not a valid PKCE flow url.”.': testsIn('tests/e2e/accounts-addresses.test.ts')(
    'a link with tokens is refused in the PKCE flow',
  ),
  'A link of the other flow: “Not a valid implicit grant flow url.”.': testsIn('tests/e2e/accounts-addresses.test.ts')(
    'a link with a code is refused in the implicit flow',
  ),
  'A token of a wrong signature: “Invalid JWT signature”.': testsIn('accounts/accounts.test.ts')(
    'sign-in > client and service refuse a token with changed claims',
  ),
  'All notices have an Arabic equivalent.': testsIn('locales/languages.test.ts')('both languages > have the same keys'),
});
