/** How many companions stand beside a product (specification 9). */
export const BOUGHT_TOGETHER_COUNT = 2;
