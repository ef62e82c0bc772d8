/** Whether an address is in the admin area, whose routes the shop's pages lack. Routes match in any case, and so does this. */
export const isAdminPath = (address: string): boolean => /^\/admin(?![\w-])/i.test(address);

/** Path of an address below `/admin/`; empty for `/admin` itself. */
export const adminPathOf = (pathname: string): string => pathname.split('/').filter(Boolean).slice(1).join('/');
