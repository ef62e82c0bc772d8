import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '#tests/support/component/render-component.tsx';
import { useNewestResponse } from './use-newest-response.ts';

const texts = { reload: 'reload', replace: 'replace', none: 'none', replaced: 'replaced', failed: 'failed' };

/** Renders the data of requests that the test answers in any order. */
const openData = async () => {
  const requests: PromiseWithResolvers<string>[] = [];
  const errors: unknown[] = [];
  const request = () => {
    const response = Promise.withResolvers<string>();
    requests.push(response);
    return response.promise;
  };
  const Data = () => {
    const { data, error, reload, replace } = useNewestResponse('order', request, (failure) => errors.push(failure));
    return (
      <>
        <h1>{data ?? texts.none}</h1>
        {error !== null && <p>{texts.failed}</p>}
        <button type="button" onClick={() => void reload()}>
          {texts.reload}
        </button>
        <button type="button" onClick={() => replace(texts.replaced)}>
          {texts.replace}
        </button>
      </>
    );
  };
  const { unmount } = await renderComponent(<Data />);
  await expect.poll(() => requests).toHaveLength(1);
  return {
    requests,
    errors,
    unmount,
    data: page.getByRole('heading'),
    notice: page.getByText(texts.failed, { exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
};

/** Waits until the page has rendered a response. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a response is dropped after a newer request, in any order of the responses', async () => {
  const { requests, data, press } = await openData();
  await press(texts.reload);
  requests[1]?.resolve('second');
  await expect.element(data).toHaveTextContent('second');
  requests[0]?.resolve('first');
  await settle();
  expect(data.element().textContent).toBe('second');
  await press(texts.reload);
  await press(texts.reload);
  requests[2]?.resolve('third');
  await settle();
  expect(data.element().textContent).toBe('second');
  requests[3]?.resolve('fourth');
  await expect.element(data).toHaveTextContent('fourth');
});

test('a response and a failure are dropped after a replacement of the data', async () => {
  const { requests, errors, data, press } = await openData();
  await press(texts.reload);
  await press(texts.replace);
  requests[0]?.resolve('first');
  requests[1]?.reject(new Error(texts.failed));
  await settle();
  expect(data.element().textContent).toBe(texts.replaced);
  expect(errors).toEqual([]);
});

test('a failure keeps the data, and is reported until the next request', async () => {
  const { requests, errors, data, notice, press } = await openData();
  requests[0]?.resolve('first');
  await expect.element(data).toHaveTextContent('first');
  await press(texts.reload);
  requests[1]?.reject(new Error(texts.failed));
  await expect.element(notice).toBeVisible();
  expect(data.element().textContent).toBe('first');
  expect(errors).toEqual([new Error(texts.failed)]);
  await press(texts.reload);
  await expect.element(notice).not.toBeInTheDocument();
});

test('a failure after the component was left is not reported', async () => {
  const { requests, errors, unmount } = await openData();
  await unmount();
  requests[0]?.reject(new Error(texts.failed));
  await settle();
  expect(errors).toEqual([]);
});
