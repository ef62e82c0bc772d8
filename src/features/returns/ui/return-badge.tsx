import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import type { ReturnState } from '../return.ts';

const endedColours = 'border-lapis-200 bg-white text-mist';
const styles: Readonly<Record<ReturnState, { readonly icon: IconName; readonly colours: string }>> = {
  requested: { icon: 'clock', colours: 'border-gold-200 bg-gold-50 text-gold-800' },
  approved: { icon: 'rotate-ccw', colours: 'border-lapis-200 bg-lapis-100 text-lapis-800' },
  received: { icon: 'package', colours: 'border-amethyst-200 bg-amethyst-50 text-amethyst-700' },
  refunded: { icon: 'check', colours: 'border-malachite-200 bg-malachite-50 text-malachite-700' },
  refused: { icon: 'x', colours: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700' },
  closed: { icon: 'circle-slash', colours: endedColours },
  withdrawn: { icon: 'circle-slash', colours: endedColours },
};

/** State of a return as word, icon and colour. */
export const ReturnBadge = ({ state, name }: { state: ReturnState; name: string }) => {
  const { icon, colours } = styles[state];
  return (
    <span className={`badge whitespace-nowrap ${colours}`}>
      <Icon name={icon} className="size-4" />
      {name}
    </span>
  );
};
