import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '#tests/support/component/render-component.tsx';
import { useLoad } from './use-load.ts';

const names = { refresh: 'refresh', change: 'change' } as const;

/** Renders data, whose requests are answered in any order; its button requests them again. */
const openData = async () => {
  const requests: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const request = Promise.withResolvers<string>();
    requests.push(request);
    return request.promise;
  };
  const Data = () => {
    const { state, load, keep } = useLoad(read);
    return (
      <>
        <h1>{state.kind === 'ready' ? state.account : state.kind}</h1>
        <button type="button" onClick={() => void load()}>
          {names.refresh}
        </button>
        <button type="button" onClick={() => keep('changed')}>
          {names.change}
        </button>
      </>
    );
  };
  await renderComponent(<Data />);
  await expect.poll(() => requests).toHaveLength(1);
  requests[0]?.resolve('first');
  const heading = page.getByRole('heading');
  await expect.element(heading).toHaveTextContent('first');
  return {
    requests,
    heading,
    press: (name: keyof typeof names) => page.getByRole('button', { name, exact: true }).click(),
  };
};

/** Answers a request; the data is rendered. */
const answer = async (settle: () => void) => {
  settle();
  await new Promise((resolve) => setTimeout(resolve, 100));
};

test('loaded data is that of the newest request, whose response may arrive first', async () => {
  const { requests, heading, press } = await openData();
  await press('refresh');
  await press('refresh');
  await answer(() => requests[2]?.resolve('third'));
  await answer(() => requests[1]?.resolve('second'));
  expect(heading.element().textContent).toBe('third');
});

test('loaded data keeps a change when an earlier request responds or fails later', async () => {
  const { requests, heading, press } = await openData();
  await press('refresh');
  await press('change');
  await answer(() => requests[1]?.reject(new Error('no response')));
  expect(heading.element().textContent).toBe('changed');
});
