import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { MAX_PICTURE_BYTES, PICTURE_SIDE } from '#core/pictures/picture-limits.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import { errorText } from '#tests/support/error-text.ts';
import type { AdminProduct } from '../../products.admin.contract.ts';
import { PictureSlot } from './picture-slot.tsx';

/** A square picture with sides of this length, in pixels. */
const paintFile = async (side: number): Promise<File> => {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#1c39bb';
  context?.fillRect(0, 0, side, side);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'IMG_0001.jpg', { type: 'image/jpeg' });
};

/** Opens the main picture of a product. */
const openSlot = async () => {
  const { pictures: t } = await messagesFor('admin');
  const { fields } = await messagesFor('common');
  await signInStaff();
  const product = await (await loadAdminClient()).products.get({ id: 'cup-tea-02' });
  const changes: AdminProduct[] = [];
  await renderAdminComponent(
    <PictureSlot
      view={1}
      product={product}
      onChanged={(changed) => void changes.push(changed)}
      onOutdated={() => undefined}
    />,
  );
  const slot = page.getByRole('form', { name: t.views[1], exact: true });
  await expect.element(slot).toBeVisible();
  const button = (name: string) => slot.getByRole('button', { name, exact: true });
  const find = (selector: string): Element => {
    const element = slot.element().querySelector(selector);
    if (!element) throw new Error(`The slot has no ${selector}.`);
    return element;
  };
  return {
    changes,
    slot,
    fault: slot.getByRole('alert'),
    selected: slot.getByRole('img', { name: /IMG_0001\.jpg/u }),
    alt: slot.getByLabelText(t.alt[language], { exact: true }),
    replace: button(`${t.replace}: ${t.views[1]}`),
    upload: button(t.put),
    cancel: button(fields.cancel),
    choose: (file: File) => userEvent.upload(find('input[type=file]'), file),
    drop: (file: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      find('.aspect-square').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
  };
};

test('a selected picture is previewed, and one that is too small is refused at its button, which has the focus', async () => {
  const { changes, fault, selected, replace, upload, choose } = await openSlot();
  await choose(await paintFile(PICTURE_SIDE - 1));
  await expect.element(selected).toBeVisible();
  await upload.click();
  const small = errorText('PICTURE_INVALID', language, { fault: 'small' });
  await expect.element(fault).toHaveTextContent(small);
  await expect.element(replace).toHaveFocus();
  await expect.element(replace).toHaveAccessibleDescription(small);
  expect(await accessibilityViolations()).toEqual([]);
  expect(changes).toEqual([]);
});

test('a file that is too large is refused at once, and a dropped picture replaces it', async () => {
  const { fault, selected, upload, drop } = await openSlot();
  drop(new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], 'IMG_0001.jpg', { type: 'image/jpeg' }));
  await expect.element(fault).toHaveTextContent(errorText('PICTURE_INVALID', language, { fault: 'size' }));
  expect(upload.elements()).toEqual([]);
  drop(await paintFile(PICTURE_SIDE));
  await expect.element(selected).toBeVisible();
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(upload).toBeVisible();
});

test('a picture without a description is refused at that field, and cancelling returns the focus to the button', async () => {
  const { changes, selected, alt, replace, upload, cancel, choose } = await openSlot();
  const description = (alt.element() as HTMLTextAreaElement).value;
  await choose(await paintFile(PICTURE_SIDE));
  await alt.fill('');
  await upload.click();
  await expect.poll(() => errorUnder(alt)).not.toBe('');
  await expect.element(alt).toHaveFocus();
  await cancel.click();
  await expect.element(replace).toHaveFocus();
  await expect.element(selected).not.toBeInTheDocument();
  await expect.element(alt).toHaveValue(description);
  expect(changes).toEqual([]);
});

test('a HEIC photo that the browser cannot decode is refused with instructions, and nothing is sent', async () => {
  const { fault, selected, choose, upload } = await openSlot();
  const { pictures: t } = await messagesFor('admin');
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0001.jpg', { type: 'image/jpeg' });
  await choose(heic);
  await expect.element(fault).toHaveTextContent(t.faults.heic);
  expect(selected.elements()).toEqual([]);
  expect(upload.elements()).toEqual([]);
  expect(await accessibilityViolations()).toEqual([]);
});
