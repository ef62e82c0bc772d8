import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { useContentLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useFormSubmit } from '#core/ui/use-form-submit.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { ProductPicture } from '#features/products/ui/product-parts.tsx';
import type { SynonymGroupInput } from '../synonym-group.ts';
import type { SearchPreview } from '../synonyms.admin.contract.ts';

interface SearchPreviewFormProps {
  readonly heading: 'h1' | 'h2';
  /** Reads the edited group; null for a preview of the saved groups only. */
  readonly readChange: () => { readonly id: string | null; readonly group: SynonymGroupInput } | null;
  /** Prefilled word. */
  readonly initialWord?: string | undefined;
  /** Selected language; the admin's own by default. */
  readonly initialLanguage?: ContentLanguage | undefined;
}

interface PreviewState {
  readonly before: SearchPreview;
  readonly after: SearchPreview | null;
  readonly isPartial: boolean;
}

/** Form that previews the results of a word, now and with the edited group. */
export const SearchPreviewForm = ({
  heading: Heading,
  readChange,
  initialWord,
  initialLanguage,
}: SearchPreviewFormProps) => {
  const { preview: t } = useMessages('admin').search;
  const { validation } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useContentLanguage();
  const [preview, setPreview] = useState<PreviewState | null>(null);
  const { formProps, errors, isBusy, clear } = useFormSubmit((form) => {
    const fields = new FormData(form);
    const q = String(fields.get('q')).trim();
    if (q === '') return { q: validation.required };
    const selectedLanguage = contentLanguages.find((option) => option === fields.get('language')) ?? language;
    const show = async () => {
      try {
        const { synonymGroups } = await loadAdminClient();
        setPreview(await synonymGroups.preview({ q, language: selectedLanguage, change: readChange() }));
      } catch (error) {
        const { code, message } = readError(error, language);
        if (code === 'VALIDATION_FAILED' || code === 'SEARCH_WORD_TAKEN') return { q: message };
        fail(error);
      }
      return null;
    };
    return show();
  });
  return (
    <>
      <Heading className={`display ${Heading === 'h1' ? 'text-h2' : 'text-h4'}`}>{t.title}</Heading>
      <form {...formProps} className="grid gap-4 pt-4">
        <Field
          name="q"
          label={t.word}
          error={errors['q']}
          onChange={() => clear('q')}
          dir="auto"
          autoComplete="off"
          maxLength={100}
          defaultValue={initialWord}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LanguageField initialLanguage={initialLanguage ?? language} />
          <SubmitButton isBusy={isBusy} className="btn-sm ms-auto">
            {t.show}
          </SubmitButton>
        </div>
      </form>
      <div role="status" className="pt-8">
        {preview && (
          <div className={`grid gap-8 ${preview.after ? 'sm:grid-cols-2' : ''}`}>
            <PreviewResult title={preview.after ? t.before : null} preview={preview.before} />
            {preview.after && <PreviewResult title={t.after} preview={preview.after} />}
          </div>
        )}
        {preview?.isPartial && <p className="text-mist pt-4">{t.isPartial}</p>}
      </div>
    </>
  );
};

const LanguageField = ({ initialLanguage }: { initialLanguage: ContentLanguage }) => {
  const { preview: t } = useMessages('admin').search;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-start text-sm font-medium me-4">{t.language}</legend>
      {contentLanguages.map((each) => (
        <label key={each} className="inline-flex items-center gap-2.5 min-h-11">
          <input
            type="radio"
            name="language"
            value={each}
            defaultChecked={each === initialLanguage}
            className="size-5 accent-lapis-700"
          />
          {t.languages[each]}
        </label>
      ))}
    </fieldset>
  );
};

const PreviewResult = ({ title, preview }: { title: string | null; preview: SearchPreview }) => {
  const { preview: t } = useMessages('admin').search;
  const language = useContentLanguage();
  const { count, isExactCount, exact, similar, otherLanguage, instead, forms, groups } = preview;
  return (
    <section className="min-w-0">
      {title !== null && <h3 className="text-mist">{title}</h3>}
      <p className="text-lg font-medium num pb-2">
        {isExactCount ? t.results(count) : t.moreThan({ amount: formatNumber(count, language) })}
      </p>
      {instead !== null && <p className="pb-2 wrap-anywhere">{t.instead({ query: instead })}</p>}
      <ProductLines title={t.exact} products={exact} />
      <ProductLines title={t.similar} products={similar} />
      <ProductLines title={t.otherLanguage} products={otherLanguage} />
      {forms.length > 0 && (
        <>
          <h4 className="text-mist pt-3">{t.forms}</h4>
          <ul>
            {forms.map(({ typed: word, lemma, groupId }) => (
              <li key={word}>
                {groupId === null ? (
                  t.form({ word, lemma })
                ) : (
                  <a href={`/admin/search/${groupId}`} className="link inline-block py-1">
                    {t.form({ word, lemma })}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 className="text-mist pt-3">{t.groups}</h4>
      {groups.length === 0 ? (
        <p>{t.noGroups}</p>
      ) : (
        <ul>
          {groups.map(({ id, words: names }) => (
            <li key={id}>
              <a href={`/admin/search/${id}`} className="link inline-block py-1 wrap-anywhere">
                <bdi>{names.join(' · ')}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const ProductLines = ({ title, products }: { title: string; products: readonly ProductCard[] }) =>
  products.length === 0 ? null : (
    <>
      <h4 className="text-mist pt-3">{title}</h4>
      <ul>
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-3 py-1.5">
            <span className="relative size-12 shrink-0 bg-glaze overflow-hidden">
              <ProductPicture product={product} sizes="48px" />
            </span>
            <a href={`/product/${product.id}`} className="link min-w-0 wrap-anywhere">
              {product.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
