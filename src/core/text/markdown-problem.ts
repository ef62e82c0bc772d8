/** Reason to reject a text; the detail is the heading's mark, the target, or the placeholder's name. */
export type MarkdownProblemCode =
  | 'tooLong'
  | 'html'
  | 'image'
  | 'heading'
  | 'level'
  | 'paragraph'
  | 'unsupported'
  | 'target'
  | 'depth'
  | 'placeholder';

export interface MarkdownProblem {
  readonly code: MarkdownProblemCode;
  /** Line of the text, from 1. */
  readonly line: number;
  readonly detail: string;
}
