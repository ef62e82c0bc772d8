import { defineErrors, type ErrorDetails } from '#core/errors/define-errors.ts';
import { detailNumber } from '#core/errors/error-details.ts';
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import type { Bilingual } from '#core/i18n/language.ts';
import { courierFileFaults, courierFileFaultTexts } from './courier-file-faults.ts';

const fileFault = ({ fault }: ErrorDetails): Bilingual =>
  courierFileFaultTexts[courierFileFaults.find((each) => each === fault) ?? 'encoding'];

const numberIn = ({ number }: ErrorDetails): string => (typeof number === 'string' ? isolateText(number) : '');

/** Errors of tracking numbers for many orders; except TRACKING_FILE_INVALID, the refusal of a single row. */
export const trackingErrors = defineErrors({
  TRACKING_FILE_INVALID: {
    status: 422,
    details: { fault: 'encoding' },
    text: {
      ar: (details) => {
        const line = detailNumber(details, 'line');
        const text = fileFault(details).ar;
        return line === undefined ? text : `السطر ${formatNumber(line, 'ar')}: ${text}`;
      },
      en: (details) => {
        const line = detailNumber(details, 'line');
        const text = fileFault(details).en;
        return line === undefined ? text : `Line ${formatNumber(line, 'en')}: ${text}`;
      },
    },
  },
  TRACKING_ROW_REPEATED: {
    isReturned: false,
    status: 409,
    text: {
      ar: 'الطلب أو رقم التتبع مكرر في الملف. أبقِ السطر الصحيح وحده.',
      en: 'The order or the tracking number is in the file more than once. Keep the correct line only.',
    },
  },
  TRACKING_NUMBER_SHORTENED: {
    isReturned: false,
    status: 422,
    text: {
      ar: 'اختصر برنامج الجداول هذا الرقم. اجعل العمود نصًا وصدّر الملف من جديد.',
      en: 'The spreadsheet has shortened this number. Make the column a text and export the file again.',
    },
  },
  TRACKING_NUMBER_INVALID: {
    isReturned: false,
    status: 422,
    text: {
      ar: 'هذا ليس رقم تتبع. رقم التتبع حروف لاتينية وأرقام، ولا يكون رقم طلب.',
      en: 'This is no tracking number, which consists of Latin letters and digits and is no order number.',
    },
  },
  PARCEL_ORDER_CANCELLED: {
    isReturned: false,
    status: 409,
    text: {
      ar: 'أُلغي هذا الطلب، فلا تُشحن شحنته.',
      en: 'This order was cancelled, so its parcel must not be shipped.',
    },
  },
  NO_OPEN_PARCEL: {
    isReturned: false,
    status: 409,
    text: {
      ar: 'لا شحنة مجهّزة لهذا الطلب. جهّز شحنته أولًا.',
      en: 'This order has no packed parcel. Pack one first.',
    },
  },
  SEVERAL_OPEN_PARCELS: {
    isReturned: false,
    status: 409,
    text: {
      ar: 'لهذا الطلب أكثر من شحنة. اكتب رقم كل شحنة في صفحة الطلب.',
      en: 'This order has several parcels. Enter the number of each on the page of the order.',
    },
  },
  PARCEL_HAS_NUMBER: {
    isReturned: false,
    status: 409,
    details: { number: 'BST123456', isShipped: true },
    text: {
      ar: (details) =>
        `${details['isShipped'] === true ? 'شُحن هذا الطلب برقم آخر' : 'لشحنة هذا الطلب رقم آخر'}: ${numberIn(details)}. غيّره في صفحة الطلب إن كان خطأ.`,
      en: (details) =>
        `${details['isShipped'] === true ? 'This order was shipped with another number' : 'The parcel of this order has another number'}: ${numberIn(details)}. If it is wrong, change it on the page of the order.`,
    },
  },
});
