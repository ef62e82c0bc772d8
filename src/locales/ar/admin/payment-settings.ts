import { isolateText } from '#core/i18n/format.ts';

const url = { label: 'عنوان البوابة', hint: 'اتركه فارغًا إلا إذا أعطتك البوابة عنوانًا آخر.' };

/** Settings of the payment providers in the admin area. */
export const paymentSettings = {
  part: { title: 'الدفع الإلكتروني', text: 'بوابات الدفع ومفاتيحها، ومهلة الطلب غير المدفوع' },
  intro:
    'بلا بوابة يدفع العملاء نقدًا أو بتحويل أو برابط ترسله. ما إن تُشغّل بوابة يدفعون داخل المتجر. تُشفَّر المفاتيح ولا تظهر بعد حفظها لأحد.',
  guide: ({ file }: { file: string }) => `الشرح خطوة بخطوة في ${isolateText(file)} مع ملفات المتجر.`,
  enable: ({ provider }: { provider: string }) => `اقبل الدفع عبر ${isolateText(provider)}`,
  modes: {
    test: { name: 'تجربة', text: 'المدفوعات بمفاتيح التجربة ليست نقودًا حقيقية.' },
    live: { name: 'حقيقي', text: 'المدفوعات نقود حقيقية.' },
  },
  off: 'متوقفة',
  broken: 'لا تعمل',
  brokenText: 'البوابة مشغّلة لكن إعداداتها لا تصلح، فلا يراها العملاء. صحّح الحقول المذكورة.',
  environment: {
    text: 'هذه البوابة مضبوطة بمتغيرات البيئة على الخادم، ولا تتغيّر من هنا.',
    isSet: 'محفوظ، لا يظهر',
    notSet: 'غير مضبوط',
  },
  secret: {
    isSet: 'محفوظ، ولا يظهر لأحد.',
    replace: ({ label }: { label: string }) => `استبدل ${isolateText(label)}`,
    remove: ({ label }: { label: string }) => `احذف ${isolateText(label)}`,
    removed: 'سيُحذف عند الحفظ.',
    keep: ({ label }: { label: string }) => `أبقِ ${isolateText(label)} كما هو`,
    short: { replace: 'استبدله', remove: 'احذفه', keep: 'أبقِه كما هو' },
  },
  optional: 'اختياري.',
  webhook: {
    label: 'عنوان الإشعارات',
    hint: 'أدخله في لوحة البوابة لكي تخبر المتجر بكل دفعة.',
    copy: 'انسخ',
    copied: 'نُسخ العنوان',
  },
  test: {
    button: 'اختبر الاتصال',
    busy: 'جارٍ الاتصال بالبوابة...',
    ok: {
      test: 'البوابة تعرف هذه المفاتيح، وهي للتجربة.',
      live: 'البوابة تعرف هذه المفاتيح، وهي حقيقية.',
    },
    keys: 'رفضت البوابة المفاتيح. انسخها من لوحتها من جديد.',
    permission: 'البوابة تعرف المفتاح، لكن ليس له كل الصلاحيات التي يحتاجها المتجر.',
    refused: 'رفضت البوابة الاتصال. راجع المفاتيح وحالة حسابك عندها.',
    unreachable: 'لم تُجب البوابة. حاول بعد قليل، وراجع عنوانها إن كنت غيّرته.',
  },
  holds: {
    title: 'الطلبات غير المدفوعة',
    text: 'يحجز الطلب قطعه حتى يُدفع. بعد المهلة يُسأل مزوّد الدفع مرة أخيرة ثم يُلغى الطلب وتعود القطع إلى البيع.',
    holdMinutes: 'مهلة الدفع في صفحة البوابة بالدقائق',
    transferHoldHours: 'مهلة التحويل البنكي بالساعات',
    transferHint: 'الفارغ يعني بلا مهلة.',
  },
  saved: { title: 'تم الحفظ', body: 'يسري على الطلبات الجديدة من الآن' },
  differs: 'ما يختلف بين النسختين',
  fieldOf: ({ part, field }: { part: string; field: string }) => `${part}: ${field}`,
  banner: {
    title: 'الدفع في وضع التجربة',
    text: 'بوابة دفع مشغّلة بمفاتيح تجربة: ما يدفعه العملاء ليس نقودًا حقيقية.',
    button: 'إعدادات الدفع',
  },
  providers: {
    paymob: {
      name: 'بايموب',
      text: 'بطاقات ومحافظ وتقسيط، لحساب تجاري في مصر.',
      fields: {
        secretKey: { label: 'المفتاح السري (Secret Key)', hint: `يبدأ هكذا: ${isolateText('egy_sk_')}` },
        publicKey: { label: 'المفتاح العام (Public Key)', hint: `يبدأ هكذا: ${isolateText('egy_pk_')}` },
        hmacSecret: { label: 'سر التوقيع (HMAC)', hint: 'به يتأكد المتجر أن الإشعار من البوابة.' },
        apiKey: { label: 'مفتاح API', hint: 'به يسأل المتجر البوابة عن دفعة لم يصله خبرها. يُنصح به.' },
        cardIntegration: { label: 'رقم تكامل البطاقات', hint: 'Integration ID. يكفي واحد من الأرقام الثلاثة.' },
        walletIntegration: { label: 'رقم تكامل المحافظ', hint: 'مثل فودافون كاش.' },
        instalmentIntegrations: { label: 'أرقام تكامل التقسيط', hint: 'بينها فواصل.' },
        url,
      },
    },
    stripe: {
      name: 'سترايب',
      text: 'بطاقات، لشركة لها حساب في بلد تعمل فيه سترايب.',
      fields: {
        secretKey: {
          label: 'المفتاح السري (Secret key)',
          hint: `يبدأ هكذا: ${isolateText('sk_')}، أو ${isolateText('rk_')} لمفتاح محدود الصلاحيات.`,
        },
        webhookSecret: {
          label: 'سر الإشعارات (Signing secret)',
          hint: `يبدأ هكذا: ${isolateText('whsec_')}، ويظهر بعد إدخال عنوان الإشعارات في لوحة سترايب.`,
        },
        url,
      },
    },
  },
};
