import { defineTexts } from '#core/i18n/define-texts.ts';

/** Tracking numbers for many orders, from a file or by scanner. */
export const trackingNumbers = defineTexts('admin/trackingNumbers', {
  title: { ar: 'أرقام التتبع', en: 'Tracking numbers' },
  ways: { ar: 'طريقة إدخال أرقام التتبع', en: 'How to enter tracking numbers' },
  way: {
    file: { ar: 'من ملف', en: 'From a file' },
    scan: { ar: 'بقارئ الباركود', en: 'By scanner' },
  },
  ship: {
    ar: 'سجّل الشحن أيضًا، ويصل إلى كل عميل بريد فيه رقم التتبع',
    en: 'Mark as shipped too; every customer gets an email with the tracking number',
  },
  results: { ar: 'أرقام التتبع وطلباتها', en: 'Tracking numbers and their orders' },
  columns: {
    line: { ar: 'السطر', en: 'Line' },
    order: { ar: 'الطلب', en: 'Order' },
    number: { ar: 'رقم التتبع', en: 'Tracking number' },
    result: { ar: 'النتيجة', en: 'Result' },
  },
  planned: {
    number: { ar: 'يُحفظ الرقم', en: 'Number will be saved' },
    shipped: { ar: 'يُحفظ الرقم ويُسجّل الشحن', en: 'Will be saved and shipped' },
  },
  done: {
    number: { ar: 'حُفظ الرقم', en: 'Number saved' },
    shipped: { ar: 'حُفظ الرقم وسُجّل الشحن', en: 'Saved and shipped' },
  },
  unchanged: { ar: 'محفوظ من قبل', en: 'Saved before' },
  refused: { ar: 'لا يُحفظ', en: 'Not saved' },
  mailed: { ar: 'بريد إلى العميل', en: 'Email to the customer' },
  file: {
    text: {
      ar: 'اختر ملف شركة الشحن وفيه رقم الطلب ورقم التتبع. نعرض ما سيُحفظ أولًا، ولا يُحفظ شيء ولا يُرسل بريد قبل موافقتك.',
      en: 'Choose the courier’s file with order number and tracking number. You see first what would be saved; nothing is saved or sent before you confirm.',
    },
    choose: { ar: 'اختيار ملف CSV', en: 'Choose a CSV file' },
    another: { ar: 'ملف آخر', en: 'Choose another file' },
    name: { ar: 'الملف: {name, isolate}', en: 'File: {name, isolate}' },
    orderColumn: { ar: 'عمود رقم الطلب', en: 'Column of the order number' },
    trackingColumn: { ar: 'عمود رقم التتبع', en: 'Column of the tracking number' },
    column: { ar: 'اختر العمود', en: 'Choose the column' },
    plan: { ar: 'ما سيُحفظ', en: 'What would be saved' },
    result: { ar: 'ما حُفظ', en: 'What was saved' },
    accepted: {
      ar: '{count, plural, =0 {لا أرقام جديدة.} one {رقم تتبع واحد جديد.} two {رقما تتبع جديدان.} few {# أرقام تتبع جديدة.} many {# رقم تتبع جديدًا.} other {# رقم تتبع جديد.}}',
      en: '{count, plural, =0 {No new tracking numbers.} one {# new tracking number.} other {# new tracking numbers.}}',
    },
    mails: {
      ar: '{count, plural, =0 {لا يُرسل بريد.} one {يصل بريد إلى عميل واحد.} two {يصل بريد إلى عميلين.} few {يصل بريد إلى # عملاء.} many {يصل بريد إلى # عميلًا.} other {يصل بريد إلى # عميل.}}',
      en: '{count, plural, =0 {No customer gets an email.} one {# customer gets an email.} other {# customers get an email.}}',
    },
    unchanged: {
      ar: '{count, plural, one {سطر واحد محفوظ من قبل.} two {سطران محفوظان من قبل.} few {# سطور محفوظة من قبل.} many {# سطرًا محفوظًا من قبل.} other {# سطر محفوظ من قبل.}}',
      en: '{count, plural, one {# line was saved before.} other {# lines were saved before.}}',
    },
    refused: {
      ar: '{count, plural, one {سطر واحد لا يُحفظ، وسببه في الجدول.} two {سطران لا يُحفظان، وسببهما في الجدول.} few {# سطور لا تُحفظ، وسببها في الجدول.} many {# سطرًا لا تُحفظ، وسببها في الجدول.} other {# سطر لا تُحفظ، وسببها في الجدول.}}',
      en: '{count, plural, one {# line is not saved; the table says why.} other {# lines are not saved; the table says why.}}',
    },
    save: { ar: 'حفظ أرقام التتبع', en: 'Save tracking numbers' },
    confirm: { ar: 'هل تُحفظ أرقام التتبع؟', en: 'Save these tracking numbers?' },
    saved: {
      title: { ar: 'تم الحفظ', en: 'Saved' },
      body: { ar: 'نتيجة كل سطر في الجدول', en: 'The table has the result of every line' },
    },
  },
  scan: {
    text: {
      ar: 'امسح باركود ملصق الطلب ثم رقم التتبع، طلبًا بعد طلب. يُحفظ كل رقم فور مسحه، ومفتاح Esc يعود إلى رقم الطلب.',
      en: 'Scan the barcode of the order’s label, then the tracking number, one order after the other. Each number is saved at once; Esc starts again with the order.',
    },
    expects: {
      order: { ar: 'امسح رقم الطلب', en: 'Scan the order number' },
      number: { ar: 'امسح رقم تتبع الطلب {order, isolate}', en: 'Scan the tracking number of {order, isolate}' },
    },
    sound: { ar: 'الصوت', en: 'Sound' },
    restart: { ar: 'ابدأ برقم الطلب', en: 'Start again with the order' },
    result: { ar: 'نتيجة المسح', en: 'Result of the scan' },
    ready: { ar: 'جاهز للمسح', en: 'Ready to scan' },
    orderRead: { ar: 'الطلب {order, isolate}: امسح رقم تتبعه', en: 'Order {order, isolate}: scan its tracking number' },
    saved: { ar: 'حُفظ رقم تتبع الطلب {order, isolate}', en: 'Tracking number of {order, isolate} saved' },
    shipped: { ar: 'شُحن الطلب {order, isolate}', en: '{order, isolate} was shipped' },
    unchanged: {
      ar: 'رقم تتبع الطلب {order, isolate} محفوظ من قبل',
      en: 'The number of {order, isolate} was saved before',
    },
    notAnOrder: {
      ar: 'هذا ليس رقم طلب. امسح باركود الطلب أولًا.',
      en: 'This is no order number. Scan the barcode of the order first.',
    },
    orderTwice: { ar: 'هذا الطلب مُسح من قبل.', en: 'This order was scanned before.' },
    orderInsteadOfNumber: {
      ar: 'هذا رقم طلب. امسح رقم التتبع، أو اضغط Esc لتبدأ من الطلب.',
      en: 'This is an order number. Scan the tracking number, or press Esc to start again with the order.',
    },
    notLatin: {
      ar: 'وصلت من القارئ حروف غير لاتينية. اجعل لوحة المفاتيح إنجليزية وامسح مرة أخرى.',
      en: 'The scanner sent letters that are not Latin. Switch the keyboard to English and scan again.',
    },
    list: { ar: 'آخر ما مُسح', en: 'Last scans' },
  },
});
