import type { ShippingZone } from '#features/shipping/shipping-rules.ts';
import { businessDays } from '../units.ts';

export const confirmation = {
  title: 'شكرًا لطلبك!',
  text: 'استلمنا طلبك وسنؤكده معك.',
  /** Once the shop has confirmed the order, in place of the thanks. */
  later: {
    processing: { title: 'نجهّز طلبك', text: 'أكدناه، ونغلّفه الآن بعناية.' },
    shipped: { title: 'طلبك في الطريق', text: 'خرج من متجرنا إلى عنوانك.' },
    delivered: { title: 'وصل طلبك', text: 'نتمنى أن تسعد به.' },
  },
  orderNumber: 'رقم الطلب',
  copy: 'انسخ رقم الطلب',
  copied: 'نُسخ رقم الطلب',
  estimated: 'موعد التسليم المتوقع',
  window: ({ days }: { days: ShippingZone['days'] }) => `خلال ${businessDays(days)}`,
  shippingAddress: 'عنوان الشحن',
  items: 'منتجات الطلب',
  unknown: 'لا نجد طلبًا بهذا الرقم بين طلباتك. راجع الرقم، أو الحساب الذي سجّلت الدخول به.',
  account: 'عرض طلباتي',
  chat: {
    title: 'لم تُفتح المحادثة؟',
    text: 'قد يكون المتصفح منعها. افتحها من هنا، وفيها تفاصيل طلبك مكتوبة.',
    open: 'إرسال الطلب عبر واتساب',
    later: {
      title: 'لديك سؤال عن طلبك؟',
      text: 'راسلنا على واتساب، ورقم طلبك مكتوب في الرسالة.',
      open: 'راسلنا عبر واتساب',
    },
    qr: 'رمز مربع يفتح محادثة الطلب على هاتفك',
  },
  transfer: {
    title: 'حوّل المبلغ عبر إنستاباي',
    amount: 'المبلغ المطلوب',
    missing: 'المبلغ الباقي',
    /** A part has arrived. */
    arrived: ({ amount, total }: { amount: string; total: string }) =>
      `وصل ${amount} من ${total}. حوّل الباقي وأرفق صورته.`,
    account: 'الحساب',
    reference: 'اكتب في خانة الملاحظات',
    copy: 'نسخ',
    copied: 'تم النسخ',
  },
};
