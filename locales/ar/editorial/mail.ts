import { isolate } from '../../format.ts';

type OrderMail = { orderNumber: string; total: string; deliveryDate: string };

const hello = ({ name }: { name?: string | undefined }) => (name ? `مرحبًا ${isolate(name)}،` : 'مرحبًا،');

/** What the shop writes in letters. Amounts and dates arrive already spoken. */
export const mail = {
  hello,
  signature: 'فريق لازورد',
  fallback: ({ url }: { url: string }) => `إذا لم يعمل الزر، فانسخ هذا الرابط في المتصفح: ${isolate(url)}`,
  unsubscribe: 'إلغاء الاشتراك',
  order: {
    pending: {
      subject: ({ orderNumber }: OrderMail) => `استلمنا طلبك ${isolate(orderNumber)}`,
      preheader: ({ total, deliveryDate }: OrderMail) => `الإجمالي ${total}، والتسليم المتوقع: ${deliveryDate}.`,
    },
    processing: {
      subject: ({ orderNumber }: OrderMail) => `نجهّز طلبك ${isolate(orderNumber)}`,
      preheader: (_order: OrderMail) => 'سنراسلك مرة أخرى عند شحنه.',
    },
    shipped: {
      subject: ({ orderNumber }: OrderMail) => `طلبك ${isolate(orderNumber)} في الطريق إليك`,
      preheader: ({ deliveryDate }: OrderMail) => `التسليم المتوقع: ${deliveryDate}.`,
    },
    delivered: {
      subject: ({ orderNumber }: OrderMail) => `وصل طلبك ${isolate(orderNumber)}`,
      preheader: (_order: OrderMail) => 'يمكنك إرجاع أي قطعة خلال ٣٠ يومًا.',
    },
    cancelled: {
      subject: ({ orderNumber }: OrderMail) => `أُلغي طلبك ${isolate(orderNumber)}`,
      preheader: (_order: OrderMail) => 'لأي استفسار، يمكنك الرد على هذه الرسالة.',
    },
    button: 'عرض الطلب',
  },
  welcome: {
    subject: 'أهلًا بك في لازورد',
    preheader: 'في الرسالة كود الترحيب.',
    body: ({ code }: { code: string }) => [
      `حسابك جاهز. استخدم كود الترحيب ${isolate(code)} لخصم ١٠٪ على طلبك الأول.`,
      'الكود لك وحدك، ويُستخدم مرة واحدة.',
    ],
    button: 'تسوّق الآن',
  },
  confirmEmail: {
    subject: 'أكّد بريدك في لازورد',
    preheader: 'خطوة واحدة ويصبح حسابك جاهزًا.',
    body: ['اضغط على الزر لتأكيد بريدك الإلكتروني.', 'إذا لم تنشئ حسابًا عندنا، فتجاهل هذه الرسالة.'],
    button: 'تأكيد البريد',
  },
  passwordReset: {
    subject: 'إعادة تعيين كلمة المرور في لازورد',
    preheader: 'اختر كلمة مرور جديدة من الرابط في الرسالة.',
    body: [
      'وصلنا طلب لإعادة تعيين كلمة مرور حسابك. اضغط على الزر لاختيار كلمة مرور جديدة.',
      'إذا لم تطلب ذلك، فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
    ],
    button: 'اختيار كلمة مرور جديدة',
  },
  backInStock: {
    subject: ({ product }: { product: string }) => `عاد إلى المتجر: ${product}`,
    preheader: 'طلبت أن نخبرك عند توافره.',
    body: ({ product, price }: { product: string; price: string }) => [
      `يسعدنا إخبارك بأن هذا المنتج متاح من جديد: ${product}. السعر: ${price}.`,
      'الكمية محدودة، وهذه الرسالة لا تحجز لك قطعة.',
    ],
    button: 'عرض المنتج',
    why: 'وصلتك هذه الرسالة لأنك طلبت إشعارًا بتوافر هذا المنتج، ولن نكررها.',
  },
  newsletterWelcome: {
    subject: 'مرحبًا بك في نشرة لازورد',
    preheader: 'قطع جديدة وحكايات نقوشها وعروضنا.',
    body: [
      'شكرًا لاشتراكك. سنراسلك عند وصول قطع جديدة، ونحكي لك عن نقوشها، ونرسل إليك عروضنا.',
      'يمكنك إلغاء الاشتراك في أي وقت من الرابط أدناه.',
    ],
    button: 'زيارة المتجر',
  },
};
