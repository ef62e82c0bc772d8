import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { limitsIn } from '../../form-limits.ts';
import type { SameShape } from '../../same-shape.ts';
import { general } from './general.ts';

const limits = limitsIn('en');

export const auth: SameShape<typeof import('../../ar/forms/auth.ts').auth> = (shop) => ({
  login: 'Login',
  signup: 'Sign Up',
  tabs: 'Login or sign up',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  toCheckout: 'Log in to complete your order. Your cart and what you filled in are kept.',
  panel: shop.hasWelcomeCode
    ? {
        title: `${shop.welcomePercent} off your first order`,
        text: 'Create an account and your welcome code arrives at once, good for everything in your cart.',
      }
    : { title: `Your account at ${shop.name}`, text: 'Your orders, addresses and wishlist in one place.' },
  passwordRules: {
    title: 'The password has:',
    length: `At least ${limits.passwordMin} characters`,
    upper: 'An uppercase letter',
    lower: 'A lowercase letter',
    number: 'A number',
    met: 'Done',
  },
  errorSentence: authErrorMessage({
    invalidCredentials: 'Invalid email or password',
    emailTaken: 'An account with this email already exists',
    emailNotConfirmed: 'Please confirm your email address first',
    rateLimit: general.tooMany,
    weakPassword: 'This password is weak. Choose a longer one, with uppercase and lowercase letters and numbers.',
    samePassword: 'Choose a password other than the current one.',
    sessionExpired: 'Your session has ended. Please log in again.',
    banned: 'This account is suspended. Please contact us.',
    signUpClosed: 'New accounts cannot be made at the moment.',
    captchaFailed: 'The check that you are human was not completed. Please try again.',
    badInput: general.checkInput,
    network: 'No connection. Check the internet and try again.',
    unavailable: 'The shop is not available right now. Please try again in a moment.',
    unknown: general.somethingWrong,
  }),
  internal: {
    noBrowser: 'No browser detected.',
    noCode: 'No code detected.',
    noSession: 'No session defined in URL',
    badPkce: 'Not a valid PKCE flow url.',
    badImplicit: 'Not a valid implicit grant flow url.',
    badJwt: 'Invalid JWT signature',
  },
});
