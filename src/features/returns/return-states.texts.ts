/** States of a return, displayed next to the status of its order. */
export const returnStatus = {
  requested: { ar: 'طُلب الإرجاع', en: 'Return requested' },
  approved: { ar: 'الإرجاع مقبول', en: 'Return approved' },
  received: { ar: 'وصلت القطع', en: 'Pieces received' },
  refunded: { ar: 'رُدّ المبلغ', en: 'Refunded' },
  refused: { ar: 'لم يُقبل الإرجاع', en: 'Return refused' },
  closed: { ar: 'أُغلق الإرجاع', en: 'Return closed' },
  withdrawn: { ar: 'سُحب طلب الإرجاع', en: 'Return withdrawn' },
};

/** Reasons of a return. */
export const returnReason = {
  damaged: { ar: 'وصلت مكسورة', en: 'Arrived broken' },
  faulty: { ar: 'بها عيب', en: 'Has a fault' },
  wrong_item: { ar: 'ليست ما طُلب', en: 'Not what was ordered' },
  not_as_described: { ar: 'تختلف عن الوصف أو الصورة', en: 'Differs from description or picture' },
  changed_mind: { ar: 'تغيّر الرأي', en: 'Changed mind' },
  other: { ar: 'سبب آخر', en: 'Another reason' },
  refused: { ar: 'رُفض الاستلام', en: 'Refused at the door' },
  unreachable: { ar: 'لم يكن أحد في العنوان', en: 'Nobody at the address' },
};
