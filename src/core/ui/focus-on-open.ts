/**
 * Ref of the cancel button of a confirmation: focuses it when the confirmation opens, so that pressing Enter twice on
 * the opening button does not confirm.
 */
export const focusOnOpen = (button: HTMLButtonElement | null): void => {
  if (!button) return;
  // read by `showModal`; React never renders this attribute
  button.autofocus = true;
  // in a dialog that is already open
  button.focus();
};
