import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';

const badges: Readonly<Record<ShipmentState, { readonly icon: IconName; readonly colours: string }>> = {
  packed: { icon: 'package', colours: 'border-lapis-200 bg-lapis-100 text-lapis-800' },
  handed_over: { icon: 'truck', colours: 'border-amethyst-200 bg-amethyst-50 text-amethyst-700' },
  delivered: { icon: 'check', colours: 'border-malachite-200 bg-malachite-50 text-malachite-700' },
  returned: { icon: 'rotate-ccw', colours: 'border-gold-200 bg-gold-50 text-gold-800' },
  lost: { icon: 'circle-alert', colours: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700' },
  withdrawn: { icon: 'x', colours: 'border-lapis-200 bg-white text-mist' },
};

/** State of a parcel as word, icon and colour. */
export const ShipmentBadge = ({ state }: { state: ShipmentState }) => {
  const { shipments: t } = useMessages('admin');
  const { icon, colours } = badges[state];
  return (
    <span className={`badge whitespace-nowrap ${colours}`}>
      <Icon name={icon} className={`size-4 ${icon === 'truck' ? 'rtl:mirror' : ''}`} />
      <span className="sr-only">{t.columns.state}: </span>
      {t.state[state]}
    </span>
  );
};
