import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { form } from '#core/forms/validation.ts';
import { OneTimeCode } from '#features/auth/one-time-code.ts';
import { openingRequirements } from '#features/settings/opening.ts';

/** Errors of the mail check. */
export const mailCheckErrors = defineErrors({
  MAIL_NOT_CONFIGURED: {
    status: 409,
    text: {
      ar: 'لم يُضبط خادم البريد بعد، فلا تخرج من المتجر أي رسالة.',
      en: 'The mail server is not set up yet, so no email leaves the shop.',
    },
  },
  MAIL_CODE_WRONG: {
    status: 409,
    text: {
      ar: 'هذا الرمز غير صحيح أو انتهت صلاحيته. استخدم رمز آخر رسالة، أو أرسل رسالة جديدة.',
      en: 'This code is wrong or has expired. Use the code of the latest email, or send another one.',
    },
  },
});

/** Whether mails of the shop arrive. */
export const MailCheck = v.object({
  /** Missing requirements for sending mails. */
  missing: v.array(v.picklist(openingRequirements)),
  /** Address of the caller, which gets the test mail. */
  address: v.string(),
  /** Time at which the code of a test mail was last entered (ISO 8601, UTC); null before the first. */
  arrivedAt: v.nullable(v.string()),
});
export type MailCheck = v.InferOutput<typeof MailCheck>;

export const adminMailCheckContract = {
  get: staff('settings.read')
    .route({ method: 'GET', path: '/admin/mail-check', summary: 'Whether mails of the shop arrive' })
    .output(MailCheck),
  send: staff('settings.write')
    .route({ method: 'PUT', path: '/admin/mail-check/mail', summary: 'Send a test mail with a code to the caller' })
    .errors(mailCheckErrors.pick('MAIL_NOT_CONFIGURED'))
    .output(MailCheck),
  confirm: staff('settings.write')
    .route({ method: 'PUT', path: '/admin/mail-check/arrival', summary: 'Enter the code of the test mail' })
    .errors(mailCheckErrors.pick('MAIL_NOT_CONFIGURED', 'MAIL_CODE_WRONG'))
    .input(form({ code: OneTimeCode }))
    .output(MailCheck),
};
