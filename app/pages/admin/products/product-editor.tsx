import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import type { ProductInput } from '../../../../domain/products/product.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { BackLink } from '../back-link.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { EditableWith } from '../may.tsx';
import { useAdminTitle } from '../section-title.ts';
import { useAdminContext } from '../use-admin.ts';
import { ArchiveSection } from './archive-section.tsx';
import { PictureSlot } from './pictures/picture-slot.tsx';
import type { PictureActions } from './pictures/use-picture-actions.ts';
import { PositionSection } from './position-section.tsx';
import { ProductBadges } from './product-cells.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductAddress } from './use-product-address.ts';
import { useProductErrors } from './use-product-errors.ts';

/** Editor of one product. */
export const ProductEditor = ({ id }: { id: string }) => {
  const { products, stock } = useMessages('admin');
  const language = useLanguage();
  const { product, hasFailed, loadAgain, show } = useProduct(id);
  const refused = useProductErrors();
  const [isOutdated, setOutdated] = useState(false);
  // number of versions that changed only pictures or position: they must not reset the form
  const [apart, setApart] = useState(0);
  if (hasFailed && !product) return <CouldNotLoad onTryAgain={loadAgain} />;
  if (!product) return <ListSkeleton />;

  const change = async (input: ProductInput) => {
    try {
      const admin = await loadAdminClient();
      const { version, stock: expectedStock } = product;
      show(await admin.products.update({ id, product: input, version, expectedStock: expectedStock }));
      const { title, body } = product.isArchived ? products.savedInArchive : products.saved;
      notify({ title, text: body, about: 'admin' });
      return null;
    } catch (error) {
      if (refusalOf(error, language).code !== 'PRODUCT_CHANGED') return refused(error);
      setOutdated(true);
      return null;
    }
  };
  return (
    <>
      <EditorHead title={product.name[language]}>
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
      {isOutdated && (
        <EditConflictNotice
          onLoadAgain={() => {
            setOutdated(false);
            loadAgain();
          }}
        />
      )}
      <EditableWith right="catalogue.write">
        {/* a saved or reloaded product remounts the form */}
        <ProductForm key={product.version - apart} product={product} sendLabel={products.save} onSend={change} />
        <PicturesSection
          product={product}
          onChanged={(changed) => {
            setApart((versions) => versions + changed.version - product.version);
            show(changed);
          }}
          onOutdated={() => setOutdated(true)}
        />
        <div className="grid lg:grid-cols-2 gap-8 pt-12">
          {!product.isArchived && (
            <PositionSection
              key={product.position}
              product={product}
              onMoved={(place) => show({ ...product, position: place })}
            />
          )}
          <ArchiveSection
            product={product}
            onChanged={(changed) => {
              // a larger step means that another admin has changed the product too
              if (changed.version === product.version + 1) setApart((versions) => versions + 1);
              show(changed);
            }}
          />
        </div>
      </EditableWith>
    </>
  );
};

/** Notice of an edit conflict: the input stays visible until the product is reloaded. */
const EditConflictNotice = ({ onLoadAgain }: { onLoadAgain: () => void }) => {
  const { products } = useMessages('admin');
  const refusals = useMessages('refusals');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 mb-8 bg-gold-50 border border-gold-200"
    >
      <p className="text-gold-800">{refusals.PRODUCT_CHANGED({})}</p>
      <button ref={button} type="button" className="btn btn-sm btn-line" onClick={onLoadAgain}>
        {products.changedMeanwhile}
      </button>
    </div>
  );
};

/** Loading state of an edited product. */
interface EditedProduct {
  /** Null until it is loaded. */
  readonly product: AdminProduct | null;
  readonly hasFailed: boolean;
  readonly loadAgain: () => void;
  /** Replaces the product. */
  readonly show: (product: AdminProduct) => void;
}

/** Loads a product. */
function useProduct(id: string): EditedProduct {
  const { fail } = useAdminContext();
  const [product, show] = useState<AdminProduct | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const admin = await loadAdminClient();
      show(await admin.products.get({ id }));
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [id, fail]);
  useEffect(() => void load(), [load]);
  return { product, hasFailed, loadAgain: () => void load(), show };
}

/** Header of the editor: the product's name and a link back to the list. */
export const EditorHead = ({ title, children }: { title: string; children?: ReactNode }) => {
  const { products } = useMessages('admin');
  const { toList } = useProductAddress();
  useAdminTitle(title);
  return (
    <div className="pt-6 pb-6">
      <BackLink to={toList} label={products.back} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="display text-h2 min-w-0 break-words">
          <bdi>{title}</bdi>
        </h1>
        {children}
      </div>
    </div>
  );
};

/** The four views of a product, each with a picture or an empty slot. */
const PicturesSection = (actions: PictureActions) => {
  const { pictures } = useMessages('admin');
  // a file dropped outside a slot must not replace the page
  useEffect(() => {
    const leaving = new AbortController();
    for (const event of ['dragover', 'drop']) addEventListener(event, stay, { signal: leaving.signal });
    return () => leaving.abort();
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

const stay = (event: Event) => event.preventDefault();
