import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Section of the profile: title and description at the inline start, controls next to them. */
export const ProfileSection = ({ title, text, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-8 gap-y-5 py-10">
      <div>
        <h3 id={id} className="name text-h4">
          {title}
        </h3>
        {text && <p className="text-sm text-mist mt-1 max-w-[34em]">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
};
