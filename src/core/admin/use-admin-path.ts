import { useLocation } from 'react-router';
import { adminPathOf } from '#core/routing/admin-path.ts';

/** Path of the open page below `/admin/`. */
export const useAdminPath = (): string => adminPathOf(useLocation().pathname);
