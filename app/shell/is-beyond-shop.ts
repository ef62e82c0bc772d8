/** Home, list, product and cart: the pages that `styles/shop.css` knows. */
const shopPage = /^\/(?:products(?:\/.*)?|product\/.*|cart)?$/;

/** Whether the page at this path needs the style sheet that knows every page. */
export const isBeyondShop = (path: string): boolean => !shopPage.test(path);
