/** Text of a field with its selection, as `<textarea>` has it. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Formats of the toolbar of the Markdown editor. */
export const textFormats = ['heading', 'bold', 'italic', 'link', 'list'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Applies a format to a selection, or removes it; the selection stays. Headings begin at a level. */
export const applyFormat = (selected: SelectedText, format: TextFormat, highest: 2 | 3 = 2): SelectedText => {
  switch (format) {
    case 'bold':
      return toggleEmphasis(selected, 2);
    case 'italic':
      return toggleEmphasis(selected, 1);
    case 'heading':
      return replaceLines(selected, (lines) => lines.map((line) => nextHeading(line, highest)));
    case 'list':
      return replaceLines(selected, toggleItems);
    case 'link':
      return insertLink(selected);
  }
};

/** Markdown marker at the beginning of a line: heading or list item. */
const lineMark = /^(?:#{1,6}|[-*+]|\d+[.)])\s+/;

/** Adds or removes one asterisk (italic) or two (bold) around each line of a selection: emphasis never spans paragraphs. */
const toggleEmphasis = ({ text, start, end }: SelectedText, width: 1 | 2): SelectedText => {
  const parts = partsOf(text, start, end);
  const isOn = parts.every((part) => hasEmphasis(text, part, width));
  const mark = '*'.repeat(width);
  let changed = text;
  // from last to first, so that the earlier positions stay valid
  for (const part of parts.toReversed()) {
    const inner = changed.slice(part.start, part.end);
    if (isOn) changed = changed.slice(0, part.start - width) + inner + changed.slice(part.end + width);
    else if (!hasEmphasis(text, part, width))
      changed = changed.slice(0, part.start) + mark + inner + mark + changed.slice(part.end);
  }
  const shiftOf = (part: Part) => (isOn ? -width : hasEmphasis(text, part, width) ? 0 : width);
  const [first = { start, end }] = parts;
  const last = parts.at(-1) ?? first;
  return {
    text: changed,
    start: first.start + shiftOf(first),
    end: changed.length - (text.length - last.end) - shiftOf(last),
  };
};

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Returns the selected part of each line without surrounding markers, spaces and asterisks; a caret is an empty part. */
const partsOf = (text: string, start: number, end: number): readonly Part[] => {
  if (start === end) return [{ start, end }];
  const parts: Part[] = [];
  let lineStart = start;
  for (const line of text.slice(start, end).split('\n')) {
    const isCompleteLine = lineStart === 0 || text[lineStart - 1] === '\n';
    const mark = isCompleteLine ? (lineMark.exec(line)?.[0].length ?? 0) : 0;
    const content = line.slice(mark);
    const [before = ''] = /^[\s*]*/.exec(content) ?? [];
    const [after = ''] = /[\s*]*$/.exec(content.slice(before.length)) ?? [];
    const part = { start: lineStart + mark + before.length, end: lineStart + line.length - after.length };
    if (part.start < part.end) parts.push(part);
    lineStart += line.length + 1;
  }
  return parts.length > 0 ? parts : [{ start, end: start }];
};

/** Three asterisks on both sides are bold and italic, two bold, one italic. */
const hasEmphasis = (text: string, { start, end }: Part, width: 1 | 2): boolean => {
  const before = /\**$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  const around = Math.min(before, after);
  return width === 2 ? around >= 2 : around % 2 === 1;
};

/** Replaces the lines that a selection touches, and selects them; a caret keeps its place in its line. */
const replaceLines = (
  { text, start, end }: SelectedText,
  replace: (lines: readonly string[]) => readonly string[],
): SelectedText => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const to = newline === -1 ? text.length : newline;
  const replaced = replace(text.slice(from, to).split('\n')).join('\n');
  const changed = text.slice(0, from) + replaced + text.slice(to);
  if (start < end) return { text: changed, start: from, end: from + replaced.length };
  const caret = Math.max(from, start + replaced.length - (to - from));
  return { text: changed, start: caret, end: caret };
};

/** Cycles a line through text, heading and subheading. */
const nextHeading = (line: string, highest: 2 | 3): string => {
  const content = line.replace(lineMark, '');
  if (line.startsWith('### ')) return content;
  return `${highest === 3 || line.startsWith('## ') ? '###' : '##'} ${content}`;
};

/** Makes each line with text an item, or none if all are. */
const toggleItems = (lines: readonly string[]): readonly string[] => {
  const isList = lines.every((line) => line.trim() === '' || line.startsWith('- '));
  if (isList && lines.some((line) => line.startsWith('- '))) return lines.map((line) => line.replace(/^- /, ''));
  if (lines.every((line) => line.trim() === '')) return ['- '];
  return lines.map((line) => (line.trim() === '' ? line : `- ${line.replace(lineMark, '')}`));
};

const targetToReplace = 'https://';

/** Makes the selection a link and selects its target; without a selection the caret is where its text goes. */
const insertLink = ({ text, start, end }: SelectedText): SelectedText => {
  const label = text.slice(start, end);
  const isTarget = /^(?:https?:|mailto:|tel:|\/)\S+$/.test(label);
  const link = isTarget ? `[](${label})` : `[${label}](${targetToReplace})`;
  const changed = text.slice(0, start) + link + text.slice(end);
  if (isTarget || label === '') return { text: changed, start: start + 1, end: start + 1 };
  const target = start + label.length + 3;
  return { text: changed, start: target, end: target + targetToReplace.length };
};

/** Returns the one range in which two texts differ, so that a field can replace only it and keep its undo history. */
export const differenceOf = (before: string, after: string) => {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let suffixLength = 0;
  const max = Math.min(before.length, after.length) - start;
  while (suffixLength < max && before.at(-1 - suffixLength) === after.at(-1 - suffixLength)) suffixLength += 1;
  return { start, end: before.length - suffixLength, inserted: after.slice(start, after.length - suffixLength) };
};
