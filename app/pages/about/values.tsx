import type { Editorial } from '../../../locales/editorial.ts';

/** What the shop holds to, as a ruled list. */
export const Values = ({ copy: { title, items } }: { copy: Editorial['about']['values'] }) => (
  <section className="page pt-20 lg:pt-28">
    <hr className="rim" />
    <h2 className="display text-h2 pt-6 pb-7 lg:pb-9">{title}</h2>
    <ul className="border-b border-lapis-200">
      {items.map(({ title: value, text }) => (
        <li key={value} className="grid lg:grid-cols-12 gap-x-6 gap-y-1 items-baseline border-t border-lapis-200 py-6">
          <h3 className="display text-h4 lg:col-span-5">{value}</h3>
          <p className="lg:col-span-7 lg:col-start-6 max-w-[38em]">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
