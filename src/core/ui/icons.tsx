import { drawnName } from '#core/i18n/drawn-name.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import { useLanguage, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon, type IconProps } from './icon.tsx';

/** The lotus whose stem is a loop of lam and alef, the first letters of the name. */
export const LotusIcon = ({ className, stroke = 1.6 }: Omit<IconProps, 'name'>) => (
  <Icon name="lotus" className={className} stroke={stroke} />
);

const letterings = { ar: 'wordmark-ar', en: 'wordmark-en' } as const;

interface WordmarkProps {
  /** Classes of the drawing. */
  readonly className: string;
  /** Classes of a name in the display font. */
  readonly typeClassName: string;
}

/**
 * The shop's name in the page's language: the drawn lettering, as a mask in the current text colour, or another name in
 * the display font.
 */
export const Wordmark = (props: WordmarkProps) => {
  const language = useLanguage();
  return <WordmarkIn {...props} language={language} name={textIn(useSettings().name, language)} />;
};

/** `Wordmark` in a language other than the page's, such as that of an order. */
export const WordmarkIn = ({
  name,
  language,
  className,
  typeClassName,
}: WordmarkProps & { readonly name: string; readonly language: Language }) =>
  name === textIn(drawnName, language) ? (
    <span className={`block ${textIn(letterings, language)} ${className}`} aria-hidden="true" />
  ) : (
    <span className={`block display wrap-anywhere ${typeClassName}`} aria-hidden="true">
      {name}
    </span>
  );

/** The user icon of the header. */
export const UserIcon = () => <Icon name="user" className="size-[22px]" />;
