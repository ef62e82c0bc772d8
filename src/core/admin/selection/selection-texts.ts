/** Texts about selected items, which a feature writes with its own noun. */
export interface SelectionTexts {
  /** Label of the checkbox for all rows of the page. */
  readonly page: string;
  /** Button for all rows of the list, with their number. */
  readonly all: (values: { amount: string }) => string;
  /** The same button for a list whose rows are not counted exactly. */
  readonly allListed: string;
  readonly count: (count: number) => string;
  readonly max: (values: { max: string }) => string;
  readonly clear: string;
  readonly hidden: (count: number) => string;
  readonly hiddenList: string;
  readonly moreHidden: (values: { amount: string }) => string;
  readonly keepListed: string;
  readonly remove: (values: { number: string }) => string;
  /** Returns the name of an item as lists display it. */
  readonly formatName: (name: string) => string;
}
