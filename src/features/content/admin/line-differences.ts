import { diffArrays } from 'diff';

/** A run of consecutive lines that differ between two texts. */
export interface LineDifference {
  /** First line in the newer text, counted from 1. */
  readonly line: number;
  /** Empty for lines that were added. */
  readonly before: string;
  /** Empty for lines that were removed. */
  readonly after: string;
}

/** Compares two texts line by line. */
export const lineDifferences = (before: string, after: string): LineDifference[] => {
  const differences: LineDifference[] = [];
  let line = 1;
  let open: LineDifference | null = null;
  for (const { value, added, removed } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (!added && !removed) {
      open = null;
      line += value.length;
      continue;
    }
    const text = value.join('\n');
    if (open === null) differences.push({ line, before: '', after: '' });
    const last: LineDifference = differences.at(-1) ?? { line, before: '', after: '' };
    open = added ? { ...last, after: text } : { ...last, before: text };
    differences[differences.length - 1] = open;
    if (added) line += value.length;
  }
  return differences;
};
