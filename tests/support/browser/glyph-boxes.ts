import type { Page } from 'playwright-core';

/** Position on the page, in CSS pixels. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * A character and its box; null if it is not drawn. Besides characters, U+2068 and U+2069 mark the edges of isolates (of
 * elements too), and U+FFFC a box within the text.
 */
export type Glyph = { readonly text: string; readonly box: Box | null };

/** Texts of a page that contain a digit or a Latin letter, each as a list of glyphs, in document order. */
export const readGlyphs = (page: Page): Promise<readonly (readonly Glyph[])[]> =>
  page.evaluate(() => {
    type TextPart = { text: string; node?: Text; at?: number; element?: Element };
    const texts: TextPart[][] = [];
    let open: TextPart[] = [];
    const end = () => {
      if (open.some(({ text }) => /[\dA-Za-z\u0660-\u0669]/.test(text))) texts.push(open);
      open = [];
    };

    const readText = (node: Text) => {
      let at = 0;
      for (const text of node.data) {
        open.push({ text, node, at });
        at += text.length;
      }
    };
    const readAll = (parent: Element) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text) readText(node);
        else if (node instanceof Element) readElement(node);
      }
    };
    const readElement = (element: Element) => {
      if (/^(?:script|style|template|svg|textarea|select|noscript)$/i.test(element.tagName)) return;
      const { display, unicodeBidi, position, float } = getComputedStyle(element);
      if (display === 'contents') return readAll(element);
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      if (element.tagName === 'BR') return void open.push({ text: '\n' });
      if (display !== 'inline') {
        const isInText = display.startsWith('inline-') && position !== 'absolute' && float === 'none';
        const around = open;
        if (!isInText) end();
        open = [];
        readAll(element);
        end();
        if (isInText) open = [...around, { text: '\ufffc', element }];
        return;
      }
      const isOwn = /isolate|plaintext/.test(unicodeBidi);
      if (isOwn) open.push({ text: '\u2068' });
      readAll(element);
      if (isOwn) open.push({ text: '\u2069' });
    };
    readElement(document.body);
    end();

    const range = document.createRange();
    const boxOf = ({ text, node, at = 0, element }: TextPart) => {
      if (node) {
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
      }
      const drawn = [...((node ? range : element)?.getClientRects() ?? [])].find(({ width }) => width > 0);
      return drawn
        ? { left: drawn.left, right: drawn.right, top: drawn.top + scrollY, bottom: drawn.bottom + scrollY }
        : null;
    };
    return texts.map((glyphs) => glyphs.map((each) => ({ text: each.text, box: boxOf(each) })));
  });
