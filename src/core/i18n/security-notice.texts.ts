/** Urges an admin to add a second factor (decision 86). */
export const advice = {
  title: { ar: 'أضف خطوة ثانية لحساب الإدارة', en: 'Add a second step to your admin account' },
  text: {
    ar: 'حسابك يفتح لوحة الإدارة، وكلمة المرور وحدها قد تُعرف أو تُسرق. أضف تطبيق مصادقة على هاتفك.',
    en: 'Your account opens the admin panel, and a password alone can be guessed or stolen. Add an authenticator app on your phone.',
  },
  button: { ar: 'إضافة خطوة ثانية', en: 'Add a second step' },
};
