const BASE_SECONDS = 2;
const MAX_SECONDS = 30;

/** Seconds to wait after this many failed look-ups in a row: 2, doubling, at most 30; none after a success (specification 4, 9). */
export const promoBackOff = (failures: number): number =>
  failures <= 0 ? 0 : Math.min(BASE_SECONDS * 2 ** (failures - 1), MAX_SECONDS);
