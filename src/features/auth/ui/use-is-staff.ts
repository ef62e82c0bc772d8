import { useEffect, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { useSession } from './use-session.ts';

/** The latest response of the server, with its user. */
let last: { readonly userId: string; readonly isStaff: Promise<boolean> } | null = null;

/**
 * Whether the signed-in user belongs to the staff. Requested once per user and page, as soon as `isNeeded` is true; false until
 * then and without a response. Decides visibility only.
 */
export const useIsStaff = (isNeeded: boolean): boolean => {
  const userId = useSession()?.userId;
  const [staffId, setStaffId] = useState<string | null>(null);
  useEffect(() => {
    if (!isNeeded || userId === undefined) return;
    let isOutdated = false;
    void getIsStaff(userId).then((isStaff) => {
      if (isStaff && !isOutdated) setStaffId(userId);
    });
    return () => {
      isOutdated = true;
    };
  }, [isNeeded, userId]);
  return userId !== undefined && staffId === userId;
};

const getIsStaff = (userId: string): Promise<boolean> => {
  if (last?.userId !== userId) {
    const isStaff = fetchIsStaff().catch(() => {
      // the next component repeats the request
      last = null;
      return false;
    });
    last = { userId, isStaff };
  }
  return last.isStaff;
};

const fetchIsStaff = async (): Promise<boolean> => {
  const { profile } = await loadShopClient();
  return (await profile.get()).isAdmin;
};
