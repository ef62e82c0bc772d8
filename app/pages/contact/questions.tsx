import type { Editorial } from '../../../locales/editorial.ts';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Icon } from '../../ui/icon.tsx';

interface QuestionsProps {
  /** What a link to all of them ends with. */
  readonly id: string;
  readonly copy: Editorial['contact']['faq' | 'privacy'];
}

/** Questions and answers; a link to one of them opens it. */
export const Questions = ({ id, copy: { title, items } }: QuestionsProps) => (
  <section id={id} className="pt-20 lg:pt-28">
    <SectionHeading title={title} />
    <div className="border-b border-lapis-200">
      {items.map(({ key, question, answer }) => (
        <details key={key} id={key} className="group border-t border-lapis-200">
          <summary className="flex items-center justify-between gap-6 min-h-16 py-4 list-none [&::-webkit-details-marker]:hidden">
            <h3 className="display text-h4">{question}</h3>
            <Icon name="plus" className="size-5 transition-transform duration-180 group-open:rotate-45" />
          </summary>
          <p className="pb-7 max-w-[40em] text-lg">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
