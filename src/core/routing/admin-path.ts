/** Whether an address is in the admin area, whose routes the shop's pages lack. Case-insensitive like the routes. */
export const isAdminPath = (address: string): boolean => /^\/admin(?![\w-])/i.test(address);
