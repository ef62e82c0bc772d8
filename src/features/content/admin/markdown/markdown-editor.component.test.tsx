import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatNumber } from '#core/i18n/format.ts';
import { type Bilingual, contentLanguages, directionOf } from '#core/i18n/language.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

const placeholders = { ar: { returnDays: '٣٠ يومًا' }, en: { returnDays: '30 days' } };

const initial = {
  ar: '## كيف ترجع قطعة\n\nلك **{returnDays}** كاملة.',
  en: '## How to return a piece\n\nYou have **{returnDays}**.',
};

/** Renders the editor with this text; `problems` are those of the server. */
const openEditor = async (text: Bilingual = initial, problems: Partial<Bilingual<readonly string[]>> = {}) => {
  const { markdown: t, pages } = await messagesFor('admin');
  const changes: Bilingual[] = [];
  const Editor = () => {
    const [value, setValue] = useState<Bilingual>(text);
    const onChange = (next: Bilingual) => {
      changes.push(next);
      setValue(next);
    };
    return <MarkdownEditor labels={pages.labels} {...{ value, onChange, problems, placeholders }} />;
  };
  await renderAdminComponent(<Editor />);
  return {
    t,
    changes,
    fieldOf: (each: 'ar' | 'en') => page.getByRole('textbox', { name: pages.labels[each], exact: true }),
    previewOf: (each: 'ar' | 'en') =>
      page.getByRole('region', { name: `${t.preview} ${pages.labels[each]}`, exact: true }),
    tool: (each: 'ar' | 'en', format: keyof typeof t.formats) =>
      page
        .getByRole('group', { name: t.tools({ field: pages.labels[each] }), exact: true })
        .getByRole('button', { name: t.formats[format], exact: true }),
    problemAt: (line: number, code: 'html' | 'image') =>
      t.problemAt({ line: formatNumber(line, language), problem: t.problems[code] }),
  };
};

test('each language has its preview in its own direction, with the values of the shop', async () => {
  const { previewOf } = await openEditor();
  const sentences = { ar: 'لك ٣٠ يومًا كاملة.', en: 'You have 30 days.' };
  for (const each of contentLanguages) {
    const sentence = previewOf(each).getByText(sentences[each], { exact: true });
    await expect.element(sentence).toBeVisible();
    expect(getComputedStyle(sentence.element()).direction).toBe(directionOf(each));
    expect(sentence.element().closest('[lang]')?.querySelectorAll('h2')).toHaveLength(1);
  }
  expect(await accessibilityViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('HTML is refused during input with its line at the field, and is not part of the preview', async () => {
  const { fieldOf, previewOf, problemAt } = await openEditor();
  await fieldOf('en').fill('## Returns\n\n<script>window.isEvil = true</script>');
  await expect.element(fieldOf('en')).toHaveAccessibleDescription(problemAt(3, 'html'));
  await expect.element(fieldOf('en')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(fieldOf('ar')).not.toHaveAttribute('aria-invalid');
  expect(previewOf('en').element().querySelector('script')).toBeNull();
  expect('isEvil' in window).toBe(false);
  expect(await accessibilityViolations()).toEqual([]);
  await fieldOf('en').fill('## Returns');
  await expect.element(fieldOf('en')).not.toHaveAttribute('aria-invalid');
});

test('an unsafe link and a picture are two problems, and neither is part of the preview', async () => {
  const { fieldOf, previewOf, problemAt } = await openEditor();
  await fieldOf('en').fill('[now](javascript:alert(1)) ![a](/a.png)');
  await expect.element(page.getByText(problemAt(1, 'image'), { exact: true })).toBeVisible();
  expect(page.getByRole('listitem').filter({ hasText: 'javascript:' }).elements()).toHaveLength(1);
  expect([...previewOf('en').element().querySelectorAll('a, img')]).toEqual([]);
});

test('an error of the server is shown at the text that it refuses', async () => {
  const { validation } = await messagesFor('forms');
  const { fieldOf } = await openEditor(initial, { en: [validation.required] });
  await expect.element(fieldOf('en')).toHaveAccessibleDescription(validation.required);
  await expect.element(fieldOf('ar')).not.toHaveAttribute('aria-invalid');
});

test('a placeholder is inserted at the caret of the last field, which keeps the focus', async () => {
  const { t, changes, fieldOf, previewOf } = await openEditor({ ar: '', en: 'Within .' });
  await fieldOf('en').click();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await page.getByText(t.placeholders.title, { exact: true }).click();
  await page.getByRole('button', { name: '{returnDays}', exact: false }).click();
  await expect.element(fieldOf('en')).toHaveValue('Within {returnDays}.');
  await expect.element(fieldOf('en')).toHaveFocus();
  await expect.element(previewOf('en').getByText('Within 30 days.', { exact: true })).toBeVisible();
  expect(changes).toEqual([{ ar: '', en: 'Within {returnDays}.' }]);
  await userEvent.keyboard('!');
  await expect.element(fieldOf('en')).toHaveValue('Within {returnDays}!.');
});

test('without a caret, a placeholder is inserted into the text of the page’s language', async () => {
  const { t, fieldOf } = await openEditor({ ar: '', en: '' });
  await page.getByText(t.placeholders.title, { exact: true }).click();
  await page.getByRole('button', { name: '{returnDays}', exact: false }).click();
  await expect.element(fieldOf(language)).toHaveValue('{returnDays}');
});

test('Control+B and the toolbar format the selection, which stays selected', async () => {
  const { fieldOf, tool } = await openEditor({ ar: '', en: 'Free returns' });
  await fieldOf('en').click();
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight>4/}{/Shift}{Control>}b{/Control}');
  await expect.element(fieldOf('en')).toHaveValue('**Free** returns');
  await tool('en', 'bold').click();
  await expect.element(fieldOf('en')).toHaveValue('Free returns');
  await tool('en', 'heading').click();
  await expect.element(fieldOf('en')).toHaveValue('## Free returns');
  await expect.element(fieldOf('en')).toHaveFocus();
});
