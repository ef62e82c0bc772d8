const isDigit = /^\p{Nd}$/u;

/** Turns the decimal digits of every script into 0-9: `٠١٠` and `۰۱۰` become `010` (decision 19). */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

// Unicode keeps decimal digits in unbroken runs of ten that begin with the zero.
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (isDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}
