// Generated from 
//   src/features/auth/auth-flows.texts.ts
// by `npm run generate`.
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  forgotten: 'Forgotten your password?',
  back: 'Back to login',
  or: 'or',
  provider: ({ name }: { readonly name: string }) => `Continue with ${isolateText(name)}`,
  providers: {
    google: 'Google',
    apple: 'Apple',
    github: 'GitHub',
    gitlab: 'GitLab',
    linkedin: 'LinkedIn',
  },
  recovery: {
    title: 'Recover your password',
    text: 'Enter the email of your account, and we will send it a link and a code for choosing a new password.',
  },
  confirmation: {
    title: 'Confirm your email',
    text: 'Enter the email of your account, and we will send it a link and a code to confirm it.',
  },
  agreement: {
    text: 'By creating an account you agree that we keep what you write here for your account and your orders, and write to you about them. All that we keep of you is in your profile, to download or delete at any time.',
    more: 'What we keep, and why',
  },
  send: 'Send the message',
  awaited: {
    title: 'Check your email',
    recovery: 'If this email has an account with us, a message with a link and a code will reach it within minutes.',
    signup: 'One step left: confirm your email with the link or the code in the message that reaches you within minutes.',
    again: 'If this email is waiting to be confirmed, a message with a link and a code will reach it within minutes.',
    unconfirmed: 'This email has not been confirmed yet. Enter the code from our earlier message, or ask for a new one.',
    code: 'Code from the message',
    hint: 'Open the link on any device, or enter the code here. If you cannot find the message, look in your spam folder.',
    submit: 'Continue',
    otherEmail: 'Change the email',
    sent: {
      title: 'We have your request',
      body: 'The new message is on its way, and the code of the earlier one no longer works.',
    },
  },
  again: 'Send a new code',
  againIn: plural('en', { one: 'in {count} second', other: 'in {count} seconds' }),
  newPassword: {
    title: 'A new password',
    label: 'New password',
    submit: 'Save password',
    saved: {
      title: 'Password saved',
      body: 'Log in with it from now on. Your other devices have been logged out.',
    },
    first: {
      title: 'Choose your password',
      text: 'Your account is ready. Choose a password to log in with each time.',
      saved: {
        title: 'Password saved',
        body: 'Log in with it and your email from now on.',
      },
    },
    noWay: {
      text: 'Choosing a new password takes a link or a code from a recent message, and each works once.',
      button: 'Ask for a new message',
    },
  },
  factor: {
    title: 'Two-step sign-in',
    totpText: 'Enter the code that your authenticator app shows now.',
    phoneText: 'We will send a code to your phone in a text message. You then enter it here.',
    phoneSent: 'Enter the code that reached you in a text message.',
    which: 'Way to verify',
    totp: 'Authenticator app',
    phone: 'Text message',
    endsWith: ({ ending }: { readonly ending: string }) => `To the number ending in ${isolateText(ending)}`,
    code: 'Verification code',
    sendText: 'Send the code',
    submit: 'Confirm',
    sent: {
      title: 'New code sent',
      body: 'The earlier code no longer works.',
    },
  },
  link: {
    signup: {
      title: 'Confirm your email',
      text: 'The button confirms that this email is yours, and logs you in to your account.',
      button: 'Confirm my email',
    },
    recovery: {
      title: 'Recover your password',
      text: 'The button logs you in to your account, where you choose a new password.',
      button: 'Choose a new password',
    },
    invite: {
      title: `An invitation to ${shop.shopName}`,
      text: 'The button accepts the invitation, and lets you choose a password for your account at the shop.',
      button: 'Accept the invitation',
    },
    otherwise: 'Not your request? Close this page, and nothing will change.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It has been used before, its time is over, or a newer message has reached you since.',
    newLink: {
      signup: 'Ask for a new message',
      recovery: 'Ask for a new message',
      invite: 'Contact us',
    },
  },
  broken: {
    title: 'Part of the link is missing',
    text: 'It may have been cut off when it was copied. Open it from the message again, or copy all of it.',
  },
  human: {
    text: ({ name }: { readonly name: string }) => `${isolateText(name)} checks that a person is writing here, and not a program.`,
    privacy: 'Privacy policy',
    terms: 'Terms of service',
  },
  failures: {
    otp_expired: 'This code is wrong or has expired.',
    mfa_verification_failed: 'This code is wrong. Check it and try again.',
    mfa_challenge_expired: 'The time for this code is over. Ask for a new one.',
    mfa_factor_not_found: 'This way to verify is no longer there. Please log in anew.',
    over_sms_send_rate_limit: 'A code was sent to you a moment ago. Wait a minute, then ask for another.',
    over_email_send_rate_limit: 'A message was asked for a moment ago. Wait a minute, then ask for another.',
  },
  returns: {
    otp_expired: 'This link has been used before or has expired. Ask for a new message.',
    provider_email_needs_verification: 'Your email has not been confirmed yet, so we have sent you a message. Confirm it there, then log in.',
    bad_oauth_state: 'The time for this login is over, or its link has been used before. Please start anew.',
    bad_oauth_callback: 'The time for this login is over, or its link has been used before. Please start anew.',
    flow_state_already_used: 'The time for this login is over, or its link has been used before. Please start anew.',
    flow_state_expired: 'The time for this login is over, or its link has been used before. Please start anew.',
    identity_already_exists: 'This account is linked to an account at the shop already.',
    access_denied: 'You are not logged in, because it was not agreed to.',
    other: 'Logging in could not be completed. Try again, or log in another way.',
  },
});
