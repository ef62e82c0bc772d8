import { useWords } from '../../device/words.tsx';

/** What a product is like, point by point, each behind a lotus bud. */
export const Features = ({ features }: { features: readonly string[] }) => {
  const { product } = useWords();
  return (
    <>
      <h2 className="sr-only">{product.features}</h2>
      <ul className="mt-6 border-t border-lapis-200">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-3 py-2.5 border-b border-lapis-200">
            <svg className="size-4 text-lapis-700 shrink-0" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 .5C3.6 5 3.6 11 8 15.5C12.4 11 12.4 5 8 .5Z" fill="currentColor" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
};
