import type { Editorial } from '../../../locales/editorial.ts';

/** Where the name, the motifs and the pieces come from. */
export const Story = ({ copy: { title, paragraphs } }: { copy: Editorial['about']['story'] }) => (
  <section className="page pt-20 lg:pt-28">
    <hr className="rim" />
    <div className="grid lg:grid-cols-12 gap-x-6 pt-6">
      <h2 className="display text-h2 lg:col-span-4">{title}</h2>
      <div className="lg:col-span-7 lg:col-start-6 grid gap-6 pt-6 lg:pt-3 text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-[38em]">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  </section>
);
