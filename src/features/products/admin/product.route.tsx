import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { serializeForm } from '#core/admin/unsaved-changes.tsx';
import { useOpenedData } from '#core/admin/use-admin-data.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import type { ProductInput } from '../product.ts';
import type { AdminProduct } from '../products.admin.contract.ts';
import { ArchiveSection } from './archive-section.tsx';
import { EditorHead } from './editor-head.tsx';
import { PictureSlot } from './media/picture-slot.tsx';
import type { PictureActions } from './media/use-picture-actions.ts';
import { type FormContent, mergeForms, readContent, toFormContent } from './merge-product-forms.ts';
import { PositionSection } from './position-section.tsx';
import { ProductBadges } from './product-cells.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductErrors } from './use-product-errors.ts';

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(({ products }, { params: { id = '' }, signal }) =>
  products.get({ id }, { signal }),
);

/** Page of one product. */
export default function ProductPage() {
  const { id = '' } = useParams();
  return <ProductEditor key={id} id={id} />;
}

const ProductEditor = ({ id }: { id: string }) => {
  const { products, stock } = useMessages('admin');
  const language = useLanguage();
  const { data: product, setData: show, hasFailed, reload } = useOpenedData<typeof clientLoader>();
  const handleError = useProductErrors();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [merged, setMerged] = useState<FormContent>();
  const box = useRef<HTMLDivElement>(null);
  // number of versions that must not reset the form: pictures, position, archive, and saves during which it was edited
  const [unrelatedVersions, setUnrelatedVersions] = useState(0);
  // number of resolved conflicts: each remounts the form
  const [round, setRound] = useState(0);
  const { fail } = useAdminContext();
  if (hasFailed && !product) return <CouldNotLoad onTryAgain={reload} />;
  if (!product) return <ListSkeleton />;

  const change = async (input: ProductInput, form: HTMLFormElement) => {
    const sent = serializeForm(form);
    try {
      const admin = await loadAdminClient();
      const { version, stock: expectedStock } = product;
      const saved = await admin.products.update({ id, product: input, version, expectedStock: expectedStock });
      const hasNewerInput = serializeForm(form) !== sent;
      setMerged(hasNewerInput ? readContent(form) : undefined);
      if (hasNewerInput) setUnrelatedVersions((versions) => versions + saved.version - version);
      // orders may have changed the stock since the form displays it
      show(hasNewerInput ? { ...saved, stock: input.stock } : saved);
      const { title, body } = product.isArchived ? products.savedInArchive : products.saved;
      notify({ title, text: body, about: 'admin' });
      return null;
    } catch (error) {
      if (readError(error, language).code !== 'PRODUCT_CHANGED') return handleError(error);
      await loadConflict();
      return null;
    }
  };
  /** Loads another admin's version and keeps the form values. */
  const loadConflict = async () => {
    try {
      setConflict({ current: await (await loadAdminClient()).products.get({ id }) });
    } catch (error) {
      fail(error);
    }
  };
  /** Continues with the current version, with or without the input. */
  const resolve = ({ current }: Conflict, isInputPreserved: boolean) => {
    const form = box.current?.querySelector('form');
    const input = form && readContent(form);
    setMerged(
      isInputPreserved && input
        ? mergeForms({ opened: toFormContent(product), current: toFormContent(current), input })
        : undefined,
    );
    setRound((number) => number + 1);
    setConflict(null);
    show(current);
  };
  return (
    <>
      <EditorHead title={textIn(product.name, language)}>
        <ProductBadges product={product} />
        {!product.isArchived && (
          <a href={`/product/${id}`} className="link inline-flex items-center min-h-11">
            {products.view}
          </a>
        )}
        <a href={`/admin/stock?product=${id}`} className="link inline-flex items-center min-h-11">
          {stock.show}
        </a>
      </EditorHead>
      {conflict && (
        <ProductConflict
          opened={product}
          current={conflict.current}
          onOverwrite={() => resolve(conflict, true)}
          onAcceptTheirVersion={() => resolve(conflict, false)}
        />
      )}
      <RequireEditPermission permission="catalogue.write">
        <div ref={box}>
          {/* a saved or reloaded product remounts the form */}
          <ProductForm
            key={`${round} ${product.version - unrelatedVersions}`}
            product={product}
            input={merged}
            sendLabel={products.save}
            onDiscard={() => {
              setMerged(undefined);
              setRound((number) => number + 1);
            }}
            onSend={change}
          />
        </div>
        <PicturesSection
          product={product}
          onChanged={(changed) => {
            setUnrelatedVersions((versions) => versions + changed.version - product.version);
            show(changed);
          }}
          onOutdated={() => void loadConflict()}
        />
        <div className="grid lg:grid-cols-2 gap-8 pt-12">
          {!product.isArchived && (
            <PositionSection
              key={product.position}
              product={product}
              onMoved={(position) => show({ ...product, position })}
            />
          )}
          <ArchiveSection
            product={product}
            onChanged={(changed) => {
              // a larger step means that another admin has changed the product too
              if (changed.version === product.version + 1) setUnrelatedVersions((versions) => versions + 1);
              show(changed);
            }}
          />
        </div>
      </RequireEditPermission>
    </>
  );
};

/** Version of a product that another admin or an order has saved in the meantime. */
interface Conflict {
  readonly current: AdminProduct;
}

/** The four views of a product, each with a picture or an empty slot. */
const PicturesSection = (actions: PictureActions) => {
  const { pictures } = useMessages('admin');
  // a file dropped outside a slot must not replace the page
  useEffect(() => {
    const abort = new AbortController();
    for (const event of ['dragover', 'drop']) addEventListener(event, preventDefault, { signal: abort.signal });
    return () => abort.abort();
  }, []);
  return (
    <section aria-labelledby="product-pictures" className="pt-12">
      <h2 id="product-pictures" className="text-lg font-medium">
        {pictures.title}
      </h2>
      <p className="text-mist pt-1 pb-6 max-w-[70ch]">{pictures.hint}</p>
      <div className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 sm:gap-x-6 gap-y-10">
        {([1, 2, 3, 4] as const).map((view) => (
          <PictureSlot key={view} view={view} {...actions} />
        ))}
      </div>
    </section>
  );
};

const preventDefault = (event: Event) => event.preventDefault();
