import { differenceOf, type SelectedText } from './apply-format.ts';

/** Changes a field like keyboard input, which keeps its undo history, and restores the selection. */
export const changeField = (area: HTMLTextAreaElement, { text, start, end }: SelectedText): void => {
  const { start: from, end: to, inserted } = differenceOf(area.value, text);
  area.focus();
  area.setSelectionRange(from, to);
  if (inserted) document.execCommand('insertText', false, inserted);
  else if (from < to) document.execCommand('delete');
  area.setSelectionRange(start, end);
};
