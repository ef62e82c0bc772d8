import type { StripeSession } from './stripe-account.ts';

/** Payment page with a button for each possible outcome. */
export const renderPaymentPage = ({
  id,
  status,
  amount_total,
  currency,
  description,
  cancel_url,
}: StripeSession): string => {
  const amount = `${(amount_total / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const button = (action: string, label: string) =>
    `<form method="post" action="/c/pay/${id}/${action}"><button>${label}</button></form>`;
  const choices =
    status === 'open' ? button('pay', 'Pay') + button('decline', 'Decline') : `<p>This page is ${status}.</p>`;
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Pay ${escapeHtml(description)}</title>
    <h1>${escapeHtml(description)}</h1><p id="amount">${amount}</p>
    ${choices}
    <a href="${escapeHtml(cancel_url)}">Leave</a></html>`;
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
