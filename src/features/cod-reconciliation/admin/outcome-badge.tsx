import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';

const colours: Readonly<Record<AdminSettlementLine['outcome'], string>> = {
  waiting: 'border-lapis-200 bg-white text-mist',
  paid: 'border-malachite-200 bg-malachite-50 text-malachite-700',
  short: 'border-gold-200 bg-gold-50 text-gold-800',
  over: 'border-gold-200 bg-gold-50 text-gold-800',
  unknown: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700',
  paid_before: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700',
};

/** Outcome of a line as word and colour. */
export const OutcomeBadge = ({ outcome }: Pick<AdminSettlementLine, 'outcome'>) => {
  const { outcomes } = useMessages('admin').settlements;
  return <span className={`badge whitespace-nowrap ${colours[outcome]}`}>{outcomes[outcome]}</span>;
};
