import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Editorial } from '../../../locales/editorial.ts';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Questions and answers; a link to one of them opens it. */
export const Questions = ({ copy: { title, items } }: { copy: Editorial['contact']['faq'] }) => {
  useAskedQuestion();
  return (
    <section id="questions" className="pt-20 lg:pt-28">
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
};

const useAskedQuestion = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const asked = hash && key ? document.getElementById(hash.slice(1)) : null;
    if (!asked) return;
    if (asked instanceof HTMLDetailsElement) asked.open = true;
    // after the page has been taken to its top, as every new page is
    const frame = requestAnimationFrame(() => asked.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
