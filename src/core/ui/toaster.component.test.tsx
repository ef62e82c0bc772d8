import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notify } from '#core/browser/toasts.ts';
import { renderComponent } from '#tests/support/component/render-component.tsx';

const texts = {
  open: 'open',
  close: 'close',
  cart: 'cart',
  follow: 'follow',
  added: 'added',
  undo: 'undo',
  save: 'save',
};

/** A page that opens a drawer, as after an addition to the cart. */
const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.open}
      </button>
      {isOpen && <Drawer onClose={() => setOpen(false)} />}
    </>
  );
};

/** A modal dialog that is closed by its button, and unmounted while it is open by its link. */
const Drawer = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label={texts.cart} onClose={onClose}>
      <button type="button" onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
      <button type="button" onClick={onClose}>
        {texts.follow}
      </button>
    </dialog>
  );
};

const buttonOf = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens the drawer after a toast is visible; counts the presses of the toast's button. */
const openDrawerAfterToast = async () => {
  const presses: number[] = [];
  await renderComponent(<Page />);
  notify({ title: texts.added, action: { label: texts.undo, run: () => presses.push(presses.length) } });
  await expect.element(buttonOf(texts.undo)).toBeVisible();
  // longer than a toast waits for the dialog that reports it to close
  await new Promise((resolve) => setTimeout(resolve, 200));
  await buttonOf(texts.open).click();
  const drawer = page.getByRole('dialog', { name: texts.cart, exact: true });
  await expect.element(drawer).toBeVisible();
  return { presses, drawer };
};

test('a toast moves into a modal dialog that opens later, and its button is usable there', async () => {
  const { presses, drawer } = await openDrawerAfterToast();
  await expect.element(drawer.getByRole('status').getByText(texts.added, { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: texts.undo, exact: true }).click();
  expect(presses).toEqual([0]);
  await expect.element(page.getByText(texts.added, { exact: true })).not.toBeInTheDocument();
});

test.each([
  ['is closed', texts.close],
  ['is unmounted while it is open', texts.follow],
])('a toast returns to the page when the modal dialog around it %s', async (_, button) => {
  const { presses, drawer } = await openDrawerAfterToast();
  await expect.element(drawer.getByText(texts.added, { exact: true })).toBeVisible();
  await buttonOf(button).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await buttonOf(texts.undo).click();
  expect(presses).toEqual([0]);
});

/** A page that opens a form with a save bar at the start of the screen, where toasts have their default position. */
const PageOfForm = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid place-items-center min-h-dvh">
      <button type="button" onClick={() => setOpen(true)}>
        {texts.open}
      </button>
      {isOpen && (
        <div data-foot className="fixed bottom-0 inset-x-0">
          <button type="button" className="btn btn-primary">
            {texts.save}
          </button>
        </div>
      )}
    </div>
  );
};

test('a toast moves off the save button of a form that opens below it', async () => {
  await renderComponent(<PageOfForm />);
  notify({ title: texts.added });
  const toast = page.getByRole('status').getByText(texts.added, { exact: true });
  await expect.element(toast).toBeVisible();
  await buttonOf(texts.open).click();
  await expect.element(buttonOf(texts.save)).toBeVisible();
  const isCovered = () => {
    const { left, right, top, bottom } = buttonOf(texts.save).element().getBoundingClientRect();
    const toasts = document.querySelector('#toasts')?.getBoundingClientRect();
    return toasts && left < toasts.right && right > toasts.left && top < toasts.bottom && bottom > toasts.top;
  };
  await expect.poll(isCovered).toBe(false);
  await expect.element(toast).toBeVisible();
});
