import { useListAddress } from '../list/use-list-address.ts';
import { AlertList } from './alert-list.tsx';
import { AwaitedList } from './awaited-list.tsx';

/** Who waits for sold-out products, product by product or address by address (specification 2, Admin). */
export const Notifications = () => {
  const view = useListAddress().get('view') === 'requests' ? 'requests' : 'products';
  return view === 'requests' ? <AlertList /> : <AwaitedList />;
};
