/** A phone number as it is dialled in Egypt: +201001234567 becomes 01001234567; a number of another country stays. */
export const localPhone = (phone: string): string => phone.replace(/^\+20(?=\d)/u, '0');
