/** A checkbox with its label and a large hit area. */
export const Checkbox = (props: { name: string; label: string; isTicked?: boolean; tone?: string }) => (
  <label className="flex items-center gap-3 min-h-11">
    <input
      type="checkbox"
      name={props.name}
      defaultChecked={props.isTicked}
      className="size-6 shrink-0 accent-lapis-700"
    />
    <span className={props.tone}>{props.label}</span>
  </label>
);
