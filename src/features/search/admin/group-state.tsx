import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';

/** Badge: whether all products are indexed with the words of a group. */
export const GroupState = ({ isApplied }: { isApplied: boolean }) => {
  const { states } = useMessages('admin').search;
  return (
    <span
      className={`badge ${isApplied ? 'border-malachite-200 bg-malachite-50 text-malachite-700' : 'border-gold-200 bg-gold-50 text-gold-800'}`}
    >
      <Icon name={isApplied ? 'check' : 'clock'} className="size-4" />
      {isApplied ? states.applied : states.waiting}
    </span>
  );
};
