import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#core/ui/dialog.tsx';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { useCloseDialog } from './use-close-dialog.ts';

const texts = { refund: 'refund', close: 'close', send: 'send', settings: 'settings' };

/** An order with a dialog that closes after the response. */
const openDialog = async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const Refund = () => {
    const close = useCloseDialog();
    return (
      <Dialog isOpen onClose={close} title={texts.refund} closeLabel={texts.close}>
        <button type="button" onClick={() => void promise.then(close)}>
          {texts.send}
        </button>
      </Dialog>
    );
  };
  const Pages = () => {
    const { pathname } = useLocation();
    if (pathname === '/orders/1/refund') return <Refund />;
    return (
      <>
        <h1>{pathname}</h1>
        <Link to="/settings">{texts.settings}</Link>
      </>
    );
  };
  await renderAdminComponent(<Pages />, 'owner', { path: '/orders/1/refund' });
  await page.getByRole('button', { name: texts.send, exact: true }).click();
  return { respond: resolve, heading: (path: string) => page.getByRole('heading', { name: path, exact: true }) };
};

test('a dialog closes after its response', async () => {
  const { respond, heading } = await openDialog();
  respond();
  await expect.element(heading('/orders/1')).toBeVisible();
});

test('a response to a dialog that was closed meanwhile keeps the page that is open', async () => {
  const { respond, heading } = await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(heading('/orders/1')).toBeVisible();
  await page.getByRole('link', { name: texts.settings, exact: true }).click();
  await expect.element(heading('/settings')).toBeVisible();
  respond();
  // time for a navigation
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(heading('/settings')).toBeVisible();
});
