import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { AdminCourier } from '../couriers.admin.contract.ts';

/** All couriers, those in use first; none while they load. */
export const useCouriers = (): readonly AdminCourier[] => {
  const { fail } = useAdminContext();
  const [couriers, setCouriers] = useState<readonly AdminCourier[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { items } = await (await loadAdminClient()).couriers.list();
        if (isCurrent) setCouriers(items);
      } catch (error) {
        if (isCurrent) fail(error);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [fail]);
  return couriers;
};
