import { defineErrors } from '#core/errors/define-errors.ts';

/** Errors of accounts and of proofs of ownership. */
export const authErrors = defineErrors({
  PASSWORD_REQUIRED: {
    status: 403,
    text: {
      ar: 'اكتب كلمة مرورك لنتأكد أن الطلب منك.',
      en: 'Enter your password, so that we know it is you.',
    },
  },
  PASSWORD_WRONG: { status: 403, text: { ar: 'كلمة المرور غير صحيحة', en: 'The password is not right' } },
  CODE_REQUIRED: {
    status: 403,
    text: {
      ar: 'اكتب الرمز الذي أرسلناه إليك لنتأكد أن الطلب منك.',
      en: 'Enter the code that we sent you, so that we know it is you.',
    },
  },
  CODE_WRONG: {
    status: 403,
    text: { ar: 'الرمز غير صحيح أو انتهى وقته.', en: 'The code is not right, or its time is over.' },
  },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    text: {
      ar: 'لا يوجد حساب بهذا البريد الإلكتروني. اطلب من صاحبه أن ينشئ حسابًا في المتجر أولًا.',
      en: 'No account has this email address. Ask its owner to sign up in the shop first.',
    },
  },
  LAST_OWNER: {
    status: 409,
    text: {
      ar: 'هذا آخر مالك للمتجر. اجعل غيره مالكًا أولًا.',
      en: 'This is the last owner of the shop. Make somebody else an owner first.',
    },
  },
});
