/** Maximum number of products in one save of the grid. */
export const MAX_GRID_CHANGES = 2000;

/** Number of products that the grid loads at a time. */
export const GRID_PAGE_SIZE = 200;

/**
 * Returns the ids in their new order: each moved one at its position, counted from 1, and the others in their former order. A position
 * beyond the end is the end.
 */
export const withMoved = (ordered: readonly string[], moved: ReadonlyMap<string, number>): string[] => {
  const others = ordered.filter((id) => !moved.has(id));
  const places = [...moved].toSorted(([, one], [, other]) => one - other);
  for (const [id, position] of places) others.splice(Math.min(position, others.length + 1) - 1, 0, id);
  return others;
};
