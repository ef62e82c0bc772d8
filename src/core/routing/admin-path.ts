/** Whether an address begins with a path of the admin area, whose routes the pages of the shop do not have. */
export const isAdminPath = (address: string): boolean => /^\/admin(?![\w-])/.test(address);

/** Path of an address below `/admin/`; empty for `/admin` itself. */
export const adminPathOf = (pathname: string): string => pathname.split('/').filter(Boolean).slice(1).join('/');
