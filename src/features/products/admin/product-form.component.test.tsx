import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ValidationCode } from '#core/forms/validation.ts';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { findCoveredByNotices } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import type { ProductFormName, ProductInput } from '../product.ts';
import type { AdminProduct } from '../products.admin.contract.ts';
import { newProduct } from '../testing/product-input.ts';
import { ProductForm } from './product-form.tsx';

type Content = Readonly<Partial<Record<ProductFormName, string>>>;

const bowl: AdminProduct = {
  ...newProduct(),
  id: 'flood-bowl-01',
  originalPrice: null,
  plannedSalePrice: null,
  isArchived: false,
  position: 1,
  picture: null,
  version: 1,
  listedCount: 9,
  pictures: [],
  suggestedAlts: [],
};

const choices: readonly string[] = ['badge', 'category'];

/** Renders the form of a product, or of a new one; the server refuses it with these errors. */
const openForm = async (product?: AdminProduct, refusal: LocalizedFieldErrors | null = null) => {
  const { products: t } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  const sent: ProductInput[] = [];
  const onSend = async (input: ProductInput) => {
    sent.push(input);
    return refusal;
  };
  await renderAdminComponent(
    <ProductForm
      {...(product && { product })}
      sendLabel={product ? t.save : t.saveNew}
      onDiscard={() => undefined}
      onSend={onSend}
    />,
  );
  const fieldOf = (name: ProductFormName) => page.getByLabelText(t.fields[name], { exact: true });
  const write = async (content: Content) => {
    for (const [name, value] of Object.entries(content) as [ProductFormName, string][]) {
      if (choices.includes(name)) await fieldOf(name).selectOptions(value);
      else await fieldOf(name).fill(value);
    }
  };
  const save = page.getByRole('button', { name: product ? t.save : t.saveNew, exact: true });
  return { validation, sent, fieldOf, write, save };
};

const [earlier, later] = ['2031-03-01T10:00', '2031-03-02T10:00'];

const impossibleSales: readonly (readonly [what: string, Content, ProductFormName, ValidationCode, fixed: string])[] = [
  ['a sale badge without a sale price', { badge: 'SALE' }, 'badge', 'sale.badge', ''],
  ['an end of the sale without a sale price', { saleEndsAt: later }, 'salePrice', 'sale.price', '100'],
  ['a sale price above the price', { salePrice: '99999' }, 'salePrice', 'price.sale', '100'],
  [
    'an end of the sale before its start',
    { salePrice: '100', saleStartsAt: later, saleEndsAt: earlier },
    'saleEndsAt',
    'sale.end',
    '2031-03-03T10:00',
  ],
];

test.each(impossibleSales)('%s is refused at the field, which gets the focus', async (...row) => {
  const [, content, name, code, fixed] = row;
  const { validation, sent, fieldOf, write, save } = await openForm(bowl);
  await write(content);
  await save.click();
  const field = fieldOf(name);
  await expect.poll(() => errorUnder(field)).toBe(validation[code]);
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText(validation[code], { exact: true })).toBeVisible();
  await expect.poll(findCoveredByNotices).toEqual([]);
  for (const [each, value] of Object.entries(content) as [ProductFormName, string][])
    await expect.element(fieldOf(each)).toHaveValue(value);
  expect(sent).toEqual([]);
  await write({ [name]: fixed });
  await expect.poll(() => errorUnder(field)).toBe('');
  await save.click();
  await expect.poll(() => sent.length).toBe(1);
});

test('a day without a time is refused although the browser reports the field as empty', async () => {
  const { validation, sent, fieldOf, write, save } = await openForm(bowl);
  await write({ salePrice: '100' });
  const field = fieldOf('saleEndsAt');
  await field.click({ position: { x: 22, y: 26 } });
  await userEvent.keyboard('11302031');
  await expect.element(field).toHaveValue('');
  await save.click();
  await expect.poll(() => errorUnder(field)).toBe(validation['moment.typed']);
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a new product without its required texts has their errors, and the first field the focus', async () => {
  const { products: t } = await messagesFor('admin');
  const { validation, sent, fieldOf, save } = await openForm();
  await save.click();
  await expect.poll(() => errorUnder(fieldOf('name.ar'))).toBe(validation['cart.name']);
  expect(errorUnder(fieldOf('name.en'))).toBe(validation['cart.name']);
  expect(errorUnder(fieldOf('price'))).not.toBe('');
  expect(errorUnder(fieldOf('salePrice'))).toBe('');
  await expect.element(fieldOf('name.ar')).toHaveFocus();
  const notice = page.getByRole('alert').getByText(validation['cart.name'], { exact: true });
  await expect.element(notice).toBeVisible();
  // on a phone, a notice covers some of the other invalid fields
  await expect.poll(findCoveredByNotices).not.toContain(t.fields['name.ar']);
  expect(await accessibilityViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  expect(sent).toEqual([]);
});

test('Enter saves a sale, with Arabic digits as Latin ones and its times in Cairo', async () => {
  const { sent, fieldOf, write } = await openForm(bowl);
  await write({ price: '٧٥٠', salePrice: '٦٠٠٫٥', saleStartsAt: earlier, saleEndsAt: later, stock: '٤' });
  await expect.element(fieldOf('price')).toHaveValue('750');
  await fieldOf('stock').click();
  await userEvent.keyboard('{Enter}');
  const sale = {
    price: 75_000,
    salePrice: 60_050,
    saleStartsAt: '2031-03-01T08:00:00.000Z',
    saleEndsAt: '2031-03-02T08:00:00.000Z',
  };
  await expect.poll(() => sent).toEqual([newProduct({ ...sale, stock: 4 })]);
});

test('an error of the server is shown at its field, which keeps its value and gets the focus', async () => {
  const { validation } = await messagesFor('forms');
  const { fieldOf, write, save } = await openForm(bowl, { saleEndsAt: validation['sale.past'] });
  await write({ salePrice: '100', saleEndsAt: '2024-03-02T10:00' });
  await save.click();
  await expect.poll(() => errorUnder(fieldOf('saleEndsAt'))).toBe(validation['sale.past']);
  await expect.element(fieldOf('saleEndsAt')).toHaveFocus();
  await expect.element(fieldOf('saleEndsAt')).toHaveValue('2024-03-02T10:00');
});
