import type { MarkedText } from './search-shelf.ts';

const BEFORE = 24;
const AFTER = 90;

/** The part of a long text around the first thing found in it, cut between words. */
export function excerptOf([before = '', found = '', ...rest]: MarkedText): MarkedText {
  const from = before.length > BEFORE ? before.indexOf(' ', before.length - BEFORE) + 1 : 0;
  return [from > 0 ? `… ${before.slice(from)}` : before, found, ...cutAfter(rest)];
}

/** As many pieces as fit; the last one shown is cut between words, and what was found is never cut. */
function cutAfter(pieces: readonly string[]): string[] {
  const kept: string[] = [];
  let left = AFTER;
  for (const [index, piece] of pieces.entries()) {
    const isPlain = index % 2 === 0;
    if (isPlain && piece.length > left) {
      const end = piece.indexOf(' ', left);
      return [...kept, end === -1 ? piece : `${piece.slice(0, end)} …`];
    }
    kept.push(piece);
    left = Math.max(0, left - piece.length);
  }
  return kept;
}
