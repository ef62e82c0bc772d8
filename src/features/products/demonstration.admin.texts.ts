import { defineTexts } from '#core/i18n/define-texts.ts';

/** Demonstration products in the product list. */
export const demonstration = defineTexts('admin/products/demonstration', {
  title: { ar: 'المنتجات التجريبية', en: 'Demonstration products' },
  unchanged: {
    ar: '{count, plural, =0 {لا منتجات تجريبية في المتجر} one {في المتجر منتج تجريبي واحد} two {في المتجر منتجان تجريبيان} few {في المتجر # منتجات تجريبية} many {في المتجر # منتجًا تجريبيًا} other {في المتجر # منتج تجريبي}}',
    en: '{count, plural, =0 {The shop has no demonstration products} one {The shop has # demonstration product} other {The shop has # demonstration products}}',
  },
  text: {
    ar: 'يراها العملاء ويستطيعون شراءها. احذفها حين تضيف منتجاتك، أو أبقِها.',
    en: 'Customers see them and can buy them. Remove them when you add your own products, or keep them.',
  },
  decision: { ar: 'قررت إبقاءها.', en: 'You decided to keep them.' },
  remove: { ar: 'احذف المنتجات التجريبية', en: 'Remove them' },
  keep: { ar: 'أبقِها', en: 'Keep them' },
  keepNotice: {
    title: { ar: 'بقيت المنتجات التجريبية', en: 'Demonstration products kept' },
    body: {
      ar: 'يمكنك حذفها لاحقًا من خطوات تجهيز المتجر.',
      en: 'You can remove them later from the shop setup steps.',
    },
  },
  confirm: {
    title: { ar: 'هل تريد حذف المنتجات التجريبية؟', en: 'Remove the demonstration products?' },
    text: {
      ar: 'تُحذف المنتجات التي لم تُعدَّل ولم يُبَع منها شيء، مع صورها وتقييماتها، ويبقى ما عُدّل أو بيع منه. لا رجوع عن الحذف.',
      en: 'Products that were neither edited nor sold are deleted with their pictures and reviews. Edited and sold products stay. This cannot be undone.',
    },
    button: { ar: 'احذفها', en: 'Remove' },
  },
  removed: {
    title: { ar: 'حُذفت المنتجات التجريبية', en: 'Demonstration products removed' },
    count: {
      ar: '{count, plural, =0 {لم يُحذف شيء.} one {حُذف منتج واحد.} two {حُذف منتجان.} few {حُذفت # منتجات.} many {حُذف # منتجًا.} other {حُذف # منتج.}}',
      en: '{count, plural, =0 {Nothing was removed.} one {# product was removed.} other {# products were removed.}}',
    },
    edited: {
      ar: '{count, plural, =0 {} one {بقي منتج واحد لأنه عُدّل.} two {بقي منتجان لأنهما عُدّلا.} few {بقيت # منتجات لأنها عُدّلت.} many {بقي # منتجًا لأنها عُدّلت.} other {بقي # منتج لأنها عُدّلت.}}',
      en: '{count, plural, =0 {} one {# stays because it was edited.} other {# stay because they were edited.}}',
    },
    sold: {
      ar: '{count, plural, =0 {} one {بقي منتج واحد لأنه بيع أو تغيّر مخزونه.} two {بقي منتجان لأنهما بيعا أو تغيّر مخزونهما.} few {بقيت # منتجات لأنها بيعت أو تغيّر مخزونها.} many {بقي # منتجًا لأنها بيعت أو تغيّر مخزونها.} other {بقي # منتج لأنها بيعت أو تغيّر مخزونها.}}',
      en: '{count, plural, =0 {} one {# stays because it was sold or its stock has changed.} other {# stay because they were sold or their stock has changed.}}',
    },
  },
});
