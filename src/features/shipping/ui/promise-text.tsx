/** Title and text of a promise. */
export const PromiseText = ({ title, text }: { title: string; text: string }) => (
  <span>
    <span className="font-medium block">{title}</span>
    <span className="text-sm text-mist">{text}</span>
  </span>
);
