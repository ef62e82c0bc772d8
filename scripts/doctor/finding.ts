/** A finding about one subject; a failure affects customers. */
export type Finding = {
  readonly subject: string;
  readonly state: 'good' | 'warning' | 'failure';
  /** One sentence, and for a warning or a failure what to do. */
  readonly text: string;
};

/** Creates the findings of a subject. */
export const findingsOn = (subject: string) => ({
  good: (text: string): Finding => ({ subject, state: 'good', text }),
  warning: (text: string): Finding => ({ subject, state: 'warning', text }),
  failure: (text: string): Finding => ({ subject, state: 'failure', text }),
});
