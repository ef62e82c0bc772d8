/** Products that one save of the grid may change. */
export const MAX_GRID_CHANGES = 2000;

/** Products that the grid loads at a time. */
export const GRID_PAGE_SIZE = 200;

/**
 * Returns the ids in their new order: each moved one stands at its position, counted from 1, and the others keep their order
 * around it. A position beyond the end is the end.
 */
export const withMoved = (ordered: readonly string[], moved: ReadonlyMap<string, number>): string[] => {
  const others = ordered.filter((id) => !moved.has(id));
  const places = [...moved].toSorted(([, one], [, other]) => one - other);
  for (const [id, position] of places) others.splice(Math.min(position, others.length + 1) - 1, 0, id);
  return others;
};
