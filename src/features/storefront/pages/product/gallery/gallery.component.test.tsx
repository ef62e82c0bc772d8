import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { Gallery } from './gallery.tsx';

const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

/** Renders the gallery of a product with four views. */
const openGallery = async () => {
  const product = await (await loadShopClient()).products.get({ id: 'cup-tea-01', language });
  const { fields, states, product: t } = await messagesFor('common');
  const { zoom } = await messagesFor('productDetails');
  await renderComponent(<Gallery product={product} />);
  const label = (view: number) =>
    t.gallery.image({ index: formatNumber(view, language), total: formatNumber(4, language) });
  const list = page.getByRole('list', { name: t.gallery.label, exact: true });
  const dialog = page.getByRole('dialog', { name: product.name, exact: true });
  return {
    fields,
    states,
    zoom,
    label,
    list,
    dialog,
    enlarge: page.getByRole('button', { name: t.gallery.zoom, exact: true }),
    /** The picture of a view in the dialog, by the action of a press. */
    picture: (view: number, action: string) =>
      dialog.getByRole('button', { name: `${action}: ${label(view)}`, exact: true }),
    /** Number of the visible view, starting at 1. */
    readView: () => {
      const { scrollLeft, clientWidth } = list.element();
      return Math.abs(scrollLeft) / clientWidth + 1;
    },
  };
};

const focus = (element: Element) => {
  if (element instanceof HTMLElement) element.focus();
};

test('the arrow keys, Home and End show the views, and thumbnails do on a wide screen', async () => {
  const { list, label, readView } = await openGallery();
  await expect.element(list).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  focus(list.element());
  for (const [key, view] of [
    [forward, 2],
    [forward, 3],
    [back, 2],
    ['End', 4],
    [forward, 4],
    ['Home', 1],
    [back, 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(readView, { message: key }).toBeCloseTo(view, 1);
  }
  const thumbnail = page.getByRole('button', { name: label(3), exact: true });
  if (innerWidth < 1024) return expect(thumbnail.elements()).toEqual([]);
  await thumbnail.click();
  await expect.poll(readView).toBeCloseTo(3, 1);
  await expect.element(thumbnail).toHaveAttribute('aria-current', 'true');
});

test('a picture opens full screen and zooms; Escape closes it with the focus and the view kept', async () => {
  const { fields, states, zoom, list, dialog, enlarge, picture, label, readView } = await openGallery();
  await expect.element(enlarge).toBeVisible();
  focus(enlarge.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(picture(1, zoom.in)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  focus(picture(1, zoom.in).element());
  await userEvent.keyboard('{Enter}');
  await expect.element(picture(1, zoom.out)).toBeVisible();
  const { width } = picture(1, zoom.out).element().getBoundingClientRect();
  expect(width).toBeGreaterThan(Math.min(innerWidth, 800) * 1.5);
  await userEvent.keyboard('{Enter}');
  await expect.element(picture(1, zoom.in)).toBeVisible();

  await userEvent.keyboard(`{${forward}}`);
  await expect.element(dialog.getByText(label(2), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: states.carousel.next, exact: true }).click();
  await expect.element(dialog.getByText(label(3), { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(enlarge).toHaveFocus();
  await expect.poll(readView).toBeCloseTo(3, 1);
  expect(document.documentElement.className).not.toContain('overflow-hidden');

  await list.click();
  await expect.element(dialog.getByText(label(3), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: fields.close, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
