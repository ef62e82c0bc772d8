/** The pattern of `like` that matches whatever holds this text: what a pattern means by % and _ the text means literally. */
export const patternHolding = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
