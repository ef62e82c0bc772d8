import { Icon } from '#core/ui/icon.tsx';

interface SecondFactorAdviceProps {
  readonly texts: Readonly<Record<'title' | 'text' | 'button', string>>;
  /** Link to the page where a second factor is added, if it is another page. */
  readonly to?: string;
  readonly className?: string;
}

/** Urges an admin user without a second factor to add one (decision 86). */
export const SecondFactorAdvice = ({ texts, to, className = '' }: SecondFactorAdviceProps) => {
  const { title, text, button } = texts;
  return (
    <aside
      aria-label={title}
      className={`flex flex-wrap items-center gap-x-8 gap-y-4 px-5 sm:px-7 py-5 bg-gold-50 border border-gold-200 ${className}`}
    >
      <Icon name="shield-check" className="size-6 text-gold-800" />
      <div className="grow min-w-52">
        <p className="font-medium">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      {to && (
        <a href={to} data-replace className="btn btn-sm btn-line">
          {button}
        </a>
      )}
    </aside>
  );
};
