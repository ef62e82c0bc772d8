const BASE = 36;
const MAX_CODE_POINT = 0x10_ff_ff;

/** Decodes the part of a host name label after `xn--` (RFC 3492); null if it is not valid. */
export const decodePunycode = (encoded: string): string | null => {
  const end = encoded.lastIndexOf('-');
  const output = encoded.slice(0, Math.max(0, end)).split('');
  let codePoint = 128;
  let index = 0;
  let bias = 72;
  let position = end + 1;
  while (position < encoded.length) {
    const before = index;
    let weight = 1;
    for (let threshold = BASE; ; threshold += BASE) {
      const digit = digitOf(encoded[position]);
      position += 1;
      if (digit === null) return null;
      index += digit * weight;
      const limit = Math.min(26, Math.max(1, threshold - bias));
      if (digit < limit) break;
      weight *= BASE - limit;
      if (weight > MAX_CODE_POINT * BASE) return null;
    }
    const length = output.length + 1;
    bias = adaptBias(index - before, length, before === 0);
    codePoint += Math.floor(index / length);
    index %= length;
    if (codePoint > MAX_CODE_POINT) return null;
    output.splice(index, 0, String.fromCodePoint(codePoint));
    index += 1;
  }
  return output.join('');
};

const digitOf = (character: string | undefined): number | null => {
  if (character === undefined || !/^[0-9a-z]$/i.test(character)) return null;
  const value = Number.parseInt(character, BASE);
  // letters come before digits
  return value >= 10 ? value - 10 : value + 26;
};

const adaptBias = (difference: number, length: number, isFirst: boolean): number => {
  let delta = Math.floor(difference / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  while (delta > 455) {
    delta = Math.floor(delta / 35);
    steps += BASE;
  }
  return steps + Math.floor((BASE * delta) / (delta + 38));
};
