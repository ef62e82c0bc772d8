import { useLocation } from 'react-router';

/** Path of the open page below `/admin/`. */
export const useAdminPath = (): string => adminPathOf(useLocation().pathname);

/** Returns the part of a path below `/admin/`; empty for `/admin` itself. */
export const adminPathOf = (pathname: string): string => pathname.split('/').filter(Boolean).slice(1).join('/');
