import { defineTexts } from '#core/i18n/define-texts.ts';

/** Payment provider settings in the admin area. */
export const paymentSettings = defineTexts('admin/paymentSettings', {
  part: {
    title: { ar: 'الدفع الإلكتروني', en: 'Online payment' },
    text: {
      ar: 'بوابات الدفع ومفاتيحها، ومهلة الطلب غير المدفوع',
      en: 'Payment gateways, their keys, and how long an unpaid order waits',
    },
  },
  intro: {
    ar: 'بلا بوابة يدفع العملاء نقدًا أو بتحويل أو برابط ترسله. ما إن تُشغّل بوابة يدفعون داخل المتجر. تُشفَّر المفاتيح ولا تظهر بعد حفظها لأحد.',
    en: 'Without a gateway, customers pay in cash, by transfer, or by a link you send. With one, they pay in the shop. Keys are stored encrypted and are never shown again.',
  },
  guide: {
    ar: 'الشرح خطوة بخطوة في {file, isolate} مع ملفات المتجر.',
    en: 'See {file, isolate} in the shop’s files for step-by-step instructions.',
  },
  enable: { ar: 'اقبل الدفع عبر {provider, isolate}', en: 'Accept payments through {provider, isolate}' },
  modes: {
    test: {
      name: { ar: 'تجربة', en: 'TEST' },
      text: { ar: 'المدفوعات بمفاتيح التجربة ليست نقودًا حقيقية.', en: 'Test keys: no real money is charged.' },
    },
    live: {
      name: { ar: 'حقيقي', en: 'LIVE' },
      text: { ar: 'المدفوعات نقود حقيقية.', en: 'Customers are charged real money.' },
    },
  },
  off: { ar: 'متوقفة', en: 'Off' },
  broken: { ar: 'لا تعمل', en: 'Not working' },
  brokenText: {
    ar: 'البوابة مشغّلة لكن إعداداتها لا تصلح، فلا يراها العملاء. صحّح الحقول المذكورة.',
    en: 'The gateway is on, but cannot be used with these settings, so shoppers do not see it. Correct the marked fields.',
  },
  environment: {
    text: {
      ar: 'هذه البوابة مضبوطة بمتغيرات البيئة على الخادم، ولا تتغيّر من هنا.',
      en: 'Environment variables of the server configure this gateway. It cannot be changed here.',
    },
    isSet: { ar: 'محفوظ، لا يظهر', en: 'Set, not shown' },
    notSet: { ar: 'غير مضبوط', en: 'Not set' },
  },
  secret: {
    isSet: { ar: 'محفوظ، ولا يظهر لأحد.', en: 'Saved and hidden.' },
    replace: { ar: 'استبدل {label, isolate}', en: 'Replace {label, isolate}' },
    remove: { ar: 'احذف {label, isolate}', en: 'Remove {label, isolate}' },
    removed: { ar: 'سيُحذف عند الحفظ.', en: 'It is removed when you save.' },
    keep: { ar: 'أبقِ {label, isolate} كما هو', en: 'Keep {label, isolate} as it is' },
    short: {
      replace: { ar: 'استبدله', en: 'Replace' },
      remove: { ar: 'احذفه', en: 'Remove' },
      keep: { ar: 'أبقِه كما هو', en: 'Keep as it is' },
    },
  },
  optional: { ar: 'اختياري.', en: 'Optional.' },
  webhook: {
    label: { ar: 'عنوان الإشعارات', en: 'Webhook address' },
    hint: {
      ar: 'أدخله في لوحة البوابة لكي تخبر المتجر بكل دفعة.',
      en: 'Enter it in the gateway’s dashboard, so that it notifies the shop of each payment.',
    },
    copy: { ar: 'انسخ', en: 'Copy' },
    copied: { ar: 'نُسخ العنوان', en: 'The address is copied' },
  },
  test: {
    button: { ar: 'اختبر الاتصال', en: 'Test the connection' },
    busy: { ar: 'جارٍ الاتصال بالبوابة...', en: 'Contacting the gateway...' },
    ok: {
      test: {
        ar: 'البوابة تعرف هذه المفاتيح، وهي للتجربة.',
        en: 'The gateway accepted these keys. They are test keys.',
      },
      live: {
        ar: 'البوابة تعرف هذه المفاتيح، وهي حقيقية.',
        en: 'The gateway accepted these keys. They are live keys.',
      },
    },
    keys: {
      ar: 'رفضت البوابة المفاتيح. انسخها من لوحتها من جديد.',
      en: 'The gateway rejected the keys. Copy them from its dashboard again.',
    },
    permission: {
      ar: 'البوابة تعرف المفتاح، لكن ليس له كل الصلاحيات التي يحتاجها المتجر.',
      en: 'The gateway knows the key, but the key lacks permissions that the shop needs.',
    },
    refused: {
      ar: 'رفضت البوابة الاتصال. راجع المفاتيح وحالة حسابك عندها.',
      en: 'The gateway rejected the request. Check the keys and the status of your account there.',
    },
    unreachable: {
      ar: 'لم تُجب البوابة. حاول بعد قليل، وراجع عنوانها إن كنت غيّرته.',
      en: 'The gateway did not answer. Try again soon, and check its URL if you changed it.',
    },
  },
  holds: {
    title: { ar: 'الطلبات غير المدفوعة', en: 'Unpaid orders' },
    text: {
      ar: 'يحجز الطلب قطعه حتى يُدفع. بعد المهلة يُسأل مزوّد الدفع مرة أخيرة ثم يُلغى الطلب وتعود القطع إلى البيع.',
      en: 'An unpaid order reserves its pieces for a limited time. When the time is up, the gateway is checked once more; then the order is cancelled and the pieces are for sale again.',
    },
    holdMinutes: { ar: 'مهلة الدفع في صفحة البوابة بالدقائق', en: 'Time to pay on the gateway’s page, in minutes' },
    transferHoldHours: { ar: 'مهلة التحويل البنكي بالساعات', en: 'Time to pay by bank transfer, in hours' },
    transferHint: { ar: 'الفارغ يعني بلا مهلة.', en: 'Leave empty for no limit.' },
  },
  saved: {
    title: { ar: 'تم الحفظ', en: 'Saved' },
    body: { ar: 'يسري على الطلبات الجديدة من الآن', en: 'It applies to new orders from now on' },
  },
  differs: { ar: 'ما يختلف بين النسختين', en: 'Differences between the two versions' },
  fieldOf: { ar: '{part}: {field}', en: '{part}: {field}' },
  banner: {
    title: { ar: 'الدفع في وضع التجربة', en: 'Payments are in test mode' },
    text: {
      ar: 'بوابة دفع مشغّلة بمفاتيح تجربة: ما يدفعه العملاء ليس نقودًا حقيقية.',
      en: 'A payment gateway uses test keys: customers are not charged real money.',
    },
    button: { ar: 'إعدادات الدفع', en: 'Payment settings' },
  },
  /** Fields that several providers have. */
  fields: {
    url: {
      label: { ar: 'عنوان البوابة', en: 'Gateway URL' },
      hint: {
        ar: 'اتركه فارغًا إلا إذا أعطتك البوابة عنوانًا آخر.',
        en: 'Leave empty unless the gateway gave you a different URL.',
      },
    },
  },
});
