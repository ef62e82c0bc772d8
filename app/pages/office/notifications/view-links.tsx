import { useOfficeWords } from '../../../device/office-words.ts';
import { useListAddress } from '../list/use-list-address.ts';

/** The way from one view to the other. */
export const ViewLinks = ({ open }: { open: 'products' | 'requests' }) => {
  const { notifications } = useOfficeWords();
  const address = useListAddress();
  const to = { products: undefined, requests: 'requests' };
  return (
    <nav aria-label={notifications.views} className="flex flex-wrap gap-2">
      {(['products', 'requests'] as const).map((view) => (
        <a
          key={view}
          href={address.with({ view: to[view], status: undefined, product: undefined })}
          aria-current={view === open ? 'true' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${view === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {notifications.view[view]}
        </a>
      ))}
    </nav>
  );
};
