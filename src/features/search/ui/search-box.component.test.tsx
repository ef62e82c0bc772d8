import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect } from '#tests/support/component/visitor.ts';
import { SearchBox } from './search-box.tsx';

const searches = {
  ar: { query: 'فن', more: 'فنجان شاي بالب', product: 'cup-tea-02' },
  en: { query: 'pla', more: 'plate nile', product: 'plate-nile-waves-01' },
} as const;

const { query, more, product } = searches[language];

/** Renders the field in a form. Followed links and submitted searches are collected instead of leaving the page. */
const openBox = async () => {
  const { productList } = await messagesFor('common');
  const followed: string[] = [];
  const submitted: unknown[] = [];
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow, { capture: true });
  onTestFinished(() => document.removeEventListener('click', follow, { capture: true }));
  await renderComponent(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(new FormData(event.currentTarget).get('q'));
      }}
    >
      <SearchBox />
    </form>,
  );
  const field = page.getByRole('combobox', { name: productList.search, exact: true });
  const options = page.getByRole('listbox').getByRole('option');
  return {
    followed,
    submitted,
    field,
    options,
    texts: () => options.elements().map((option) => normalizeText(option.textContent ?? '')),
    /** Text of the active option that the field refers to for assistive technology; null without one. */
    active: () => {
      const id = field.element().getAttribute('aria-activedescendant');
      const option = id === null ? null : document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? normalizeText(option.textContent ?? '') : null;
    },
  };
};

/** Renders the field with the suggestions for the query. */
const openSuggestions = async () => {
  const box = await openBox();
  await box.field.fill(query);
  await expect.element(box.options.first()).toBeVisible();
  return box;
};

test('the field is a combobox that refers to its list while that is open', async () => {
  const { field, options } = await openBox();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill(query.slice(0, 1));
  await field.fill(query);
  await expect.element(options.first()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox').element();
  await expect.element(field).toHaveAttribute('aria-controls', list.id);
  expect(await accessibilityViolations()).toEqual([]);
});

test('arrows move through the suggestions and the field, and keys of the cursor leave them', async () => {
  const { field, texts, active } = await openSuggestions();
  const options = texts();
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return active();
  };
  expect(active()).toBeNull();
  for (const [key, text] of [
    ['ArrowDown', options[0]],
    ['ArrowDown', options[1]],
    ['ArrowUp', options[0]],
    ['ArrowUp', null],
    ['ArrowUp', options.at(-1)],
    ['ArrowDown', null],
  ] as const) {
    expect(await press(key)).toBe(text);
  }
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    expect(await press('ArrowDown')).toBe(options[0]);
    expect([key, await press(key)]).toEqual([key, null]);
  }
  await expect.element(field).toHaveFocus();
});

test('Escape closes the list and keeps the text; an arrow opens it again, and a click elsewhere closes it', async () => {
  const { field, options, texts, active } = await openSuggestions();
  const [first] = texts();
  await userEvent.keyboard('{Escape}');
  await expect.element(options.first()).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveValue(query);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe(first);
  await userEvent.click(document.body, { position: { x: 5, y: 800 } });
  await expect.element(options.first()).not.toBeInTheDocument();
});

test('Enter follows the active suggestion, which a click does, too', async () => {
  const { field, options, followed, submitted } = await openBox();
  const address = `/product/${product}`;
  const listAddresses = () => options.elements().map((option) => option.getAttribute('href'));
  await field.fill(more);
  await expect.poll(listAddresses).toContain(address);
  const addresses = listAddresses();
  for (let presses = addresses.indexOf(address); presses < addresses.length; presses += 1) {
    await userEvent.keyboard('{ArrowUp}');
  }
  await userEvent.keyboard('{Enter}');
  expect(followed).toEqual([address]);
  await expect.element(options.first()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toBeVisible();
  await options.nth(addresses.indexOf(address)).click();
  expect(followed).toEqual([address, address]);
  expect(submitted).toEqual([]);
});

test('keys of an input method select no suggestion, and Enter without an active one searches for the input', async () => {
  const { field, options, texts, active, followed, submitted } = await openSuggestions();
  const [first] = texts();
  await userEvent.keyboard('{ArrowDown}');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  }
  expect(active()).toBe(first);
  await userEvent.keyboard('{Home}{Enter}');
  expect(submitted).toEqual([query]);
  expect(followed).toEqual([]);
  await expect.element(options.first()).not.toBeInTheDocument();
});

test('without suggestions from the server the field searches for its input', async () => {
  const { field, submitted } = await openBox();
  await disconnect('/api/search-suggestions?**');
  await field.fill(query);
  await userEvent.keyboard('{Enter}');
  expect(submitted).toEqual([query]);
  expect(page.getByRole('listbox').elements()).toEqual([]);
});
