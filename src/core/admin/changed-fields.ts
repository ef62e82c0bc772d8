/** Values and label of each field of a form, by field name. */
export type FormFields = ReadonlyMap<string, { readonly values: string; readonly label: string }>;

/** Reads the fields of a form; empty without a form. */
export const readFields = (form: HTMLFormElement | null): FormFields => {
  if (!form) return new Map();
  const values = Map.groupBy(new FormData(form), ([name]) => name);
  const controls = Map.groupBy(form.elements, (element) => element.getAttribute('name') ?? '');
  // an unticked checkbox has no entry
  const names = new Set([...controls.keys(), ...values.keys()]);
  names.delete('');
  return new Map(
    [...names].map((name) => [
      name,
      {
        values: JSON.stringify(
          (values.get(name) ?? []).map(([, value]) => (value instanceof File ? value.name : value)),
        ),
        label: labelOf(controls.get(name)?.[0], name),
      },
    ]),
  );
};

/** Returns the labels of the fields that differ, also of those that only one of both has, each label once. */
export const changedLabels = (before: FormFields, after: FormFields): readonly string[] => {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name)?.values !== after.get(name)?.values);
  return [...new Set(changed.map((name) => (after.get(name) ?? before.get(name))?.label ?? name))];
};

/** Label of a field; for a group of radio buttons and a hidden field, the heading of its group. */
const labelOf = (control: Element | undefined, name: string): string => {
  if (!(control instanceof HTMLElement)) return name;
  const isGrouped = control instanceof HTMLInputElement && ['radio', 'hidden'].includes(control.type);
  const label = isGrouped || !('labels' in control) ? null : (control.labels as NodeListOf<HTMLElement> | null)?.[0];
  const ownName = isGrouped ? null : control.getAttribute('aria-label');
  const group = control.closest('fieldset, [aria-labelledby], [aria-label]');
  const headingId = group?.getAttribute('aria-labelledby');
  const heading = headingId ? document.querySelector(`#${CSS.escape(headingId)}`) : group?.querySelector('legend');
  const texts = [label?.textContent, ownName, heading?.textContent, group?.getAttribute('aria-label')];
  return texts.map((text) => text?.trim()).find(Boolean) ?? name;
};
