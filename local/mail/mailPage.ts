import { renderSVG } from 'uqr';
import { escapeHtml } from '../http/page.ts';
import type { ReceivedMail } from './MailBox.ts';

/** The page's only style; a content security policy names it by its digest. */
export const MAIL_PAGE_STYLE = `
  :root { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; padding: 2.5rem 1rem 4rem; border-top: 3px solid #b97f27; background: radial-gradient(60rem 26rem at 50% -8rem, rgb(255 205 120 / 0.13), transparent 70%) no-repeat #171a34; color: #f8f0de; font: 1.0625rem/1.55 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; }
  h1 { margin: 0; font-size: 2rem; line-height: 1.15; }
  h2 { margin: 0 0 0.25rem; font-size: 1.2rem; }
  header { margin-bottom: 2rem; }
  header p, .meta { color: #c3c8e3; margin: 0.35rem 0 0; }
  article { margin-top: 1rem; padding: 1.25rem 1.5rem 1.5rem; background: #1e2242; border: 1px solid #4b5488; border-radius: 12px; }
  article p { overflow-wrap: anywhere; }
  .meta { margin-bottom: 1rem; font-size: 0.9rem; }
  a { color: #f8d98a; white-space: nowrap; }
  a:focus-visible { outline: 3px solid #f8d98a; outline-offset: 3px; }
  .action { display: inline-block; min-height: 44px; padding: 0.6rem 1.1rem; border: 2px solid #1c0f12; border-radius: 10px; background: linear-gradient(180deg, #fbe3a0 0%, #f0c761 46%, #e2ac42 47%, #cb8f30 100%); box-shadow: 0 3px 0 #1c0f12; color: #2a1608; font-weight: 700; text-decoration: none; }
  .address { margin: 0 0 1rem; font-family: ui-monospace, monospace; font-size: 0.9rem; user-select: all; }
  .code svg { display: block; width: 12rem; border-radius: 8px; }
  article .action + .meta { margin: 1.25rem 0 0.35rem; }
  .empty { padding: 2.5rem 1.5rem; border: 2px dashed #6a74a8; border-radius: 12px; text-align: center; color: #c3c8e3; }
`;

/**
 * The mails as a plain page, newest first and in chunks, since some mails are slow to render. If other
 * machines reach the app, each link has its address and a QR code to pass it on.
 */
export function* mailPage(mails: readonly ReceivedMail[], sharedOrigin: string | null): Generator<string> {
  yield HEAD;
  if (mails.length === 0) yield '<p class="empty">No mail yet.</p>';
  for (const mail of mails) yield mailArticle(mail, sharedOrigin);
  yield '</main>\n</body>\n</html>\n';
}

const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of this server</title>
<style>${MAIL_PAGE_STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Mailbox of this server</h1>
<p>Mails are not sent anywhere: they all arrive here, and stay until the server stops. <a href="">Look again</a></p>
</header>
`;

function mailArticle(
  { to, subject, paragraphs, link, sentAt }: ReceivedMail,
  sharedOrigin: string | null,
): string {
  const time = new Date(sentAt).toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)} · <time datetime="${time}">${readableTime(sentAt)}</time></p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<a class="action" href="${escapeHtml(`${sharedOrigin ?? ''}${link.path}`)}">${escapeHtml(link.label)}</a>
${sharedOrigin === null ? '' : linkToHandOn(`${sharedOrigin}${link.path}`)}
</article>
`;
}

/** Shows the link's address and QR code, for a recipient who sits at another machine. */
function linkToHandOn(address: string): string {
  return `<p class="meta">To be opened on another machine of this network:</p>
<p class="address">${escapeHtml(address)}</p>
<div class="code" role="img" aria-label="QR code of this address">${renderSVG(address, { border: 2 })}</div>`;
}

function readableTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
