import type { LineReason, ReturnState } from '#features/returns/return.ts';

/** States of a return, listed next to the state of its order. */
export const returnStatus: Record<ReturnState, string> = {
  requested: 'طُلب الإرجاع',
  approved: 'الإرجاع مقبول',
  received: 'وصلت القطع',
  refunded: 'رُدّ المبلغ',
  refused: 'لم يُقبل الإرجاع',
  closed: 'أُغلق الإرجاع',
  withdrawn: 'سُحب طلب الإرجاع',
};

/** Reasons of a return. */
export const returnReason: Record<LineReason, string> = {
  damaged: 'وصلت مكسورة',
  faulty: 'بها عيب',
  wrong_item: 'ليست ما طُلب',
  not_as_described: 'تختلف عن الوصف أو الصورة',
  changed_mind: 'تغيّر الرأي',
  other: 'سبب آخر',
  refused: 'رُفض الاستلام',
  unreachable: 'لم يكن أحد في العنوان',
};
