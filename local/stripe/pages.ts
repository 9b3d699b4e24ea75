import { escapeHtml, type Page } from '../http/page.ts';
import type { Charge, Dispute, Session } from './objects.ts';

/** The path of the pages, available only on this machine (`onlyThisMachine`). */
export const PAY = '/__local/pay';

const NOT_REAL =
  '<p class="warning">This is not a real payment page. No money moves: it stands in for the payment provider on this machine, so that buying can be tried.</p>';

/** The page where a buyer pays. */
export function payPage(session: Session, isDeclined: boolean): Page {
  const { id, stand_in, amount_total, currency, customer_email } = session;
  return {
    title: 'Pretend to pay',
    main: `<h1>Pretend to pay</h1>
${NOT_REAL}
<article>
<h2>${escapeHtml(stand_in.product)}</h2>
<p class="price">${money(amount_total, currency)}</p>
<p class="meta">Paid once. Receipt to: ${escapeHtml(customer_email ?? 'nobody')}</p>
${isDeclined ? '<p class="failure" role="alert">The pretend card was declined. Nothing was charged.</p>' : ''}
<form method="post">
${button(id, 'pay', 'Pay with a pretend card', true)}
${button(id, 'slow', 'Pay slowly, as by bank transfer')}
${button(id, 'decline', 'Have the card declined')}
${button(id, 'cancel', 'Cancel')}
</form>
</article>
<p class="meta"><a href="${PAY}">All pretend payments</a></p>`,
  };
}

function button(id: string, step: string, label: string, isMain = false): string {
  const address = `${PAY}/${escapeHtml(id)}/${step}`;
  return `<button${isMain ? ' class="main"' : ''} formaction="${address}">${label}</button>`;
}

/** A session that cannot be paid any more. */
export function closedPage(session: Session): Page {
  const reason = reasonOf(session);
  return {
    title: reason,
    main: `<h1>${reason}</h1>\n${NOT_REAL}\n<p><a href="/pricing">Back to the app</a></p>`,
  };
}

function reasonOf({ status, payment_status }: Session): string {
  if (status === 'expired') return 'This checkout has expired.';
  return payment_status === 'paid'
    ? 'This has already been paid.'
    : 'The money was sent, but has not arrived yet.';
}

export const unknownPage: Page = {
  title: 'No such payment',
  main: `<h1>No such payment</h1>\n${NOT_REAL}\n<p><a href="${PAY}">All pretend payments</a></p>`,
};

/** All payments, newest first, with their actions; pending ones come first. */
export function paymentsPage(
  charges: readonly Charge[],
  disputes: readonly Dispute[],
  slow: readonly Session[],
): Page {
  const articles = charges.map((charge) => {
    const dispute = disputes.find(({ charge: id }) => id === charge.id);
    return chargeArticle(charge, dispute);
  });
  const all = [...slow.map(slowArticle), ...articles];
  const list = all.length > 0 ? all.join('\n') : '<p class="empty">Nothing was paid yet.</p>';
  return { title: 'Pretend payments', main: `<h1>Pretend payments</h1>\n${NOT_REAL}\n${list}` };
}

function slowArticle({ id, stand_in, amount_total, currency }: Session): string {
  return `<article>
<h2>${escapeHtml(stand_in.product)} · ${money(amount_total, currency)}</h2>
<p class="meta">On its way</p>
<form method="post">${button(id, 'receive', 'Have the money arrive')}${button(id, 'fail', 'Have it never arrive')}</form>
</article>`;
}

function chargeArticle(charge: Charge, dispute: Dispute | undefined): string {
  const { amount, currency, description, created } = charge;
  const time = new Date(created * 1000).toISOString();
  return `<article>
<h2>${escapeHtml(description)} · ${money(amount, currency)}</h2>
<p class="meta">${stateOf(charge, dispute)} · <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')}</time></p>
<form method="post">${steps(charge, dispute)}</form>
</article>`;
}

function stateOf({ refunded }: Charge, dispute: Dispute | undefined): string {
  if (refunded) return 'Refunded';
  if (dispute === undefined) return 'Paid';
  return { needs_response: 'Disputed', won: 'Paid, dispute won', lost: 'Lost in a dispute' }[dispute.status];
}

function steps({ id, refunded }: Charge, dispute: Dispute | undefined): string {
  if (dispute?.status === 'needs_response')
    return button(id, 'win', 'Win the dispute') + button(id, 'lose', 'Lose the dispute');
  if (refunded || dispute?.status === 'lost') return '';
  return button(id, 'refund', 'Refund') + (dispute === undefined ? button(id, 'dispute', 'Dispute') : '');
}

/** @param amount cents */
function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}
