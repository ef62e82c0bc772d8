import type { OfficePicture, OfficeProduct } from '../../../../../contract/office/products.ts';
import { useOfficeWords } from '../../../../device/office-words.ts';
import { useLanguage } from '../../../../device/words.tsx';
import { CategoryShape } from '../../../../parts/category-shape.tsx';
import { Photograph } from '../../../../parts/photograph.tsx';

interface PictureShownProps {
  readonly category: OfficeProduct['category'];
  readonly picture: OfficePicture | undefined;
}

/** The picture that shoppers see, or the quiet drawing that they see until there is one. */
export const PictureShown = ({ category, picture }: PictureShownProps) => {
  const { pictures } = useOfficeWords();
  const language = useLanguage();
  if (picture) {
    return (
      <Photograph
        picture={{ path: picture.path, alt: picture.alt[language] }}
        sizes="(width >= 64rem) 300px, 45vw"
        className="absolute inset-0 size-full object-contain"
      />
    );
  }
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-2 text-center">
      <CategoryShape category={category} className="size-16 lg:size-24 text-lapis-300" stroke={0.5} />
      <p className="text-mist">{pictures.empty}</p>
    </div>
  );
};
