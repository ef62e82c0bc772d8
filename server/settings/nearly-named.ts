/** Names shorter than this are near to too many others. */
const SHORTEST = 6;
/** From this length on two letters may be wrong, below it one. */
const LONG = 9;

/**
 * The names that are nearly one of the known ones, as somebody mistypes them (`SMTP_ULR`, `smtp_url`), each with the one
 * that was probably meant. Known names are never mistyped ones.
 */
export const nearlyNamed = (
  names: readonly string[],
  known: readonly string[],
): readonly { readonly name: string; readonly meant: string }[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((each) => isNear(name.toUpperCase(), each));
      return meant === undefined ? [] : [{ name, meant }];
    });

const isNear = (name: string, known: string): boolean => {
  if (known.length < SHORTEST) return false;
  const most = known.length < LONG ? 1 : 2;
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
};

/** How many letters have to be changed, added, left out, or swapped with their neighbour. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (rows[row - 1]?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};
