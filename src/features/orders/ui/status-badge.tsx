import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import type { OrderStatus } from '../order-status.ts';

// yellow, blue, purple, green, red (specification 4)
const styles: Readonly<Record<OrderStatus, { readonly icon: IconName; readonly colours: string }>> = {
  pending: { icon: 'clock', colours: 'border-gold-200 bg-gold-50 text-gold-800' },
  processing: { icon: 'package', colours: 'border-lapis-200 bg-lapis-100 text-lapis-800' },
  shipped: { icon: 'truck', colours: 'border-amethyst-200 bg-amethyst-50 text-amethyst-700' },
  delivered: { icon: 'check', colours: 'border-malachite-200 bg-malachite-50 text-malachite-700' },
  cancelled: { icon: 'x', colours: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700' },
};

interface StatusBadgeProps {
  readonly status: OrderStatus;
  /** Subject of the status, for screen readers. */
  readonly label: string;
  readonly name: string;
}

/** An order's status as word, icon and colour. */
export const StatusBadge = ({ status, label, name }: StatusBadgeProps) => {
  const { icon, colours } = styles[status];
  return (
    <span className={`badge whitespace-nowrap ${colours}`}>
      <Icon name={icon} className={`size-4 ${icon === 'truck' ? 'rtl:mirror' : ''}`} />
      <span className="sr-only">{label}: </span>
      {name}
    </span>
  );
};
