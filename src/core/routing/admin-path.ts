/** Whether an address is in the admin area, whose routes the shop's pages lack. Routes match in any case, and so does this. */
export const isAdminPath = (address: string): boolean => /^\/admin(?![\w-])/i.test(address);
