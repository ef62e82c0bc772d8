import type { SettlementFault } from '../../../domain/settlements/settlement-limits.ts';
import { formatNumber, isolateText } from '../../format.ts';
import type { FilePlace } from '../../refusal-details.ts';

const faults: Record<SettlementFault, string> = {
  encoding: 'الملف ليس نصًا. احفظه من برنامج الجداول بصيغة CSV.',
  empty: 'لا سطور في الملف.',
  rows: 'في الملف سطور أكثر مما يُقرأ في المرة الواحدة. قسّمه.',
  quotes: 'علامات التنصيص غير مكتملة.',
  cells: 'في السطر خانات أكثر من العناوين.',
  columns: 'لا يوجد هذا العمود في الملف. اختر الأعمدة من جديد.',
  amount: 'هذا ليس مبلغًا واضحًا.',
  fee: 'هذه ليست رسومًا واضحة.',
  day: 'هذا ليس يومًا، مثل ٣٠/١١/٢٠٢٦.',
  reference: 'لا رقم تتبع ولا رقم طلب يُقرأ هنا.',
  shortened: 'اختصر برنامج الجداول هذا الرقم. اجعل العمود نصًا وصدّر الملف من جديد.',
  total: 'هذا المجموع لا يساوي مجموع السطور.',
};

/** Why a courier's file is refused, after the place in the file as far as it is known. */
export const settlementFault = (fault: SettlementFault, place: FilePlace): string => {
  const where = [
    place.line === null ? '' : `السطر ${formatNumber(place.line, 'ar')}`,
    place.column === null ? '' : `العمود «${isolateText(place.column)}»`,
    place.value === null || place.value === '' ? '' : `«${isolateText(place.value)}»`,
  ].filter(Boolean);
  return where.length === 0 ? faults[fault] : `${where.join('، ')}: ${faults[fault]}`;
};
