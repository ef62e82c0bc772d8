import type { Picture } from '../../../contract/products.ts';
import type { Category } from '../../../domain/products.ts';
import { useWords } from '../../device/words.tsx';
import { CategoryShape } from '../../parts/category-shape.tsx';
import { Photograph } from '../../parts/photograph.tsx';

interface SlideProps {
  readonly picture: Picture | null;
  readonly category: Category;
  readonly label: string;
  readonly isFirst: boolean;
}

/** One view of a product; where none has been taken yet, a drawing says so (decision 40). */
export const Slide = ({ picture, category, label, isFirst }: SlideProps) => {
  const { gallery } = useWords().product;
  return (
    <li aria-label={label} className={`relative shrink-0 size-full ${isFirst ? '' : 'when-near'}`}>
      {picture ? (
        <Photograph
          picture={picture}
          sizes="(width >= 90rem) 660px, (width >= 64rem) 48vw, 100vw"
          isFirst={isFirst}
          className={`absolute inset-0 size-full ${picture.isCutOut ? 'object-contain' : 'object-cover'}`}
        />
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-5">
          <CategoryShape category={category} className="size-40 lg:size-64 text-lapis-300" stroke={0.2} />
          <p className="text-sm text-mist">{gallery.comingSoon}</p>
        </div>
      )}
    </li>
  );
};
