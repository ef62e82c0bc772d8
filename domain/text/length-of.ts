/** Length in code points, as a reader counts letters (decision 18). */
export const lengthOf = (text: string): number => [...text].length;
