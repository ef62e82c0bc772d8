/** Urges an admin to add a second factor (decision 86). */
export const advice = {
  title: 'أضف خطوة ثانية لحساب الإدارة',
  text: 'حسابك يفتح لوحة الإدارة، وكلمة المرور وحدها قد تُعرف أو تُسرق. أضف تطبيق مصادقة على هاتفك.',
  button: 'إضافة خطوة ثانية',
};
