import type { Bilingual } from '../../../../../domain/language.ts';
import { MAX_ALT } from '../../../../../domain/products/picture-input.ts';
import { useOfficeWords } from '../../../../device/office-words.ts';
import type { SpokenErrors } from '../../../../parts/use-sent-form.ts';
import { Field } from '../../../../ui/field.tsx';

interface PictureWordsProps {
  readonly alt: Bilingual;
  readonly errors: SpokenErrors;
  readonly onChange: (language: 'ar' | 'en', words: string) => void;
}

/** What is seen in a picture, for those who do not see it. */
export const PictureWords = ({ alt, errors, onChange }: PictureWordsProps) => {
  const { pictures } = useOfficeWords();
  return (['ar', 'en'] as const).map((language) => (
    <Field
      key={language}
      name={`alt.${language}`}
      label={pictures.alt[language]}
      error={errors[`alt.${language}`]}
      dir="auto"
      required
      lines={4}
      maxLength={MAX_ALT}
      value={alt[language]}
      onChange={(words) => onChange(language, words)}
    />
  ));
};
