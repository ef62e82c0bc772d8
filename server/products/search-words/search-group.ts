/** A word or a phrase of up to four words. `typed`: it only finds the group; `text`: it only makes products belong to it. */
interface SearchWord {
  readonly written: string;
  readonly role: 'both' | 'typed' | 'text';
}

/**
 * Words that belong together: `forms` of one word, whose first stands for all; `similar` words, which widen a search; `absent` ones,
 * which the shop does not sell and never corrects.
 */
export interface SearchGroupInput {
  readonly kind: 'forms' | 'similar' | 'absent';
  /** Its words mean the group before they mean their letters, such as "new". */
  readonly isMeaning: boolean;
  readonly words: readonly SearchWord[];
}

export interface SearchGroup extends SearchGroupInput {
  readonly id: number;
}
