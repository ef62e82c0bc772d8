import { useEffect, useState } from 'react';
import type { AdminCourier } from '../../../../contract/admin/couriers.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useAdminContext } from '../use-admin.ts';

/** All couriers, those in use first; none while they load. */
export const useCouriers = (): readonly AdminCourier[] => {
  const { fail } = useAdminContext();
  const [couriers, setCouriers] = useState<readonly AdminCourier[]>([]);
  useEffect(() => {
    let isAwaited = true;
    const load = async () => {
      try {
        const { items } = await (await loadAdminClient()).couriers.list();
        if (isAwaited) setCouriers(items);
      } catch (error) {
        if (isAwaited) fail(error);
      }
    };
    void load();
    return () => {
      isAwaited = false;
    };
  }, [fail]);
  return couriers;
};
