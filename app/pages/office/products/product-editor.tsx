import { useState } from 'react';
import type { ProductInput } from '../../../../domain/products/product-input.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { OfficeSkeleton } from '../office-skeleton.tsx';
import { ArchivePart } from './archive-part.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { EditorHead } from './editor-head.tsx';
import { PicturesPart } from './pictures/pictures-part.tsx';
import { PlacePart } from './place-part.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductSigns } from './product-signs.tsx';
import { useProduct } from './use-product.ts';
import { useRefusedProduct } from './use-refused-product.ts';

/** One product with all that can be changed about it. */
export const ProductEditor = ({ id }: { id: string }) => {
  const { products } = useOfficeWords();
  const language = useLanguage();
  const { product, hasFailed, loadAgain, show } = useProduct(id);
  const refused = useRefusedProduct();
  const [isOutdated, setOutdated] = useState(false);
  // versions that changed no field, only pictures or where it stands: what is typed meanwhile stays
  const [apart, setApart] = useState(0);
  if (hasFailed && !product) return <CouldNotLoad onTryAgain={loadAgain} />;
  if (!product) return <OfficeSkeleton />;

  const change = async (input: ProductInput) => {
    try {
      const office = await loadOffice();
      const { version, stock: stockSeen } = product;
      show(await office.products.change({ id, product: input, version, stockSeen }));
      const { title, body } = product.isArchived ? products.savedInArchive : products.saved;
      notify({ title, text: body, about: 'office' });
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
        <ProductSigns product={product} />
        {!product.isArchived && (
          <a href={`/product/${id}`} className="link inline-flex items-center min-h-11">
            {products.view}
          </a>
        )}
      </EditorHead>
      {isOutdated && (
        <ChangedMeanwhile
          onLoadAgain={() => {
            setOutdated(false);
            loadAgain();
          }}
        />
      )}
      {/* what was saved, or loaded again, is written anew into the fields */}
      <ProductForm key={product.version - apart} product={product} sendLabel={products.save} onSend={change} />
      <PicturesPart
        product={product}
        onChanged={(changed) => {
          setApart((versions) => versions + changed.version - product.version);
          show(changed);
        }}
        onOutdated={() => setOutdated(true)}
      />
      <div className="grid lg:grid-cols-2 gap-8 pt-12">
        {!product.isArchived && (
          <PlacePart key={product.place} product={product} onMoved={(place) => show({ ...product, place })} />
        )}
        <ArchivePart
          product={product}
          onChanged={(changed) => {
            // further on than by this, somebody else has changed it too
            if (changed.version === product.version + 1) setApart((versions) => versions + 1);
            show(changed);
          }}
        />
      </div>
    </>
  );
};
