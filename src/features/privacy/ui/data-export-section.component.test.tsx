import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { signInCustomer } from '#tests/support/component/visitor.ts';
import { DataExportSection } from './data-export-section.tsx';

test('the file of the personal data can still be read after the click that downloads it', async () => {
  const { email } = await signInCustomer();
  const { download } = await messagesFor('personalData');
  const failures: unknown[] = [];
  await renderComponent(<DataExportSection onFailed={(error) => failures.push(error)} />);
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  const button = page.getByRole('button', { name: download.button, exact: true });
  await button.click();
  await expect.poll(() => links).toHaveLength(1);
  await expect.element(button).toBeEnabled();
  const [link] = links;
  expect(link?.download).toMatch(/\.json$/);
  expect(await (await fetch(link?.href ?? '')).text()).toContain(email);
  expect(failures).toEqual([]);
});
