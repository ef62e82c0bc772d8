/**
 * The same chat with the order number alone as its text: the whole order would make a square code too dense to scan.
 * The seller finds the order by its number.
 */
export const shortChatUrl = (sellerChatUrl: string, orderNumber: string): string => {
  const url = new URL(sellerChatUrl);
  url.search = new URLSearchParams({ text: orderNumber }).toString();
  return url.href;
};
