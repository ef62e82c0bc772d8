/** The colours that the parts of a letter share. */
export const glaze = '#f1f4fa';
export const ink = '#0c1a4d';
export const hairline = '#c8d6f5';
export const quiet = '#5d6984';
