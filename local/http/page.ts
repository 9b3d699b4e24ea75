import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** A plain page of the server itself: only for this machine, neither cached nor framed, without scripts. */
export interface Page {
  title: string;
  /** HTML. Text by users must have been escaped by `escapeHtml`. */
  main: string;
}

const STYLE = `
  :root { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; padding: 2.5rem 1rem 4rem; border-top: 3px solid #b97f27; background: radial-gradient(60rem 26rem at 50% -8rem, rgb(255 205 120 / 0.13), transparent 70%) no-repeat #171a34; color: #f8f0de; font: 1.0625rem/1.55 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; }
  h1 { margin: 0 0 0.75rem; font-size: 2rem; line-height: 1.15; }
  h2 { margin: 0 0 0.25rem; font-size: 1.25rem; }
  .meta { color: #c3c8e3; margin: 0.35rem 0 0; overflow-wrap: anywhere; }
  .warning { margin: 0 0 1.5rem; padding: 0.85rem 1.1rem; border: 2px dashed #efc25a; border-radius: 10px; color: #fdebbb; font-weight: 600; }
  .failure { margin: 1rem 0; padding: 0.85rem 1.1rem; border: 1px solid #a92f45; border-radius: 10px; background: #571b29; color: #f9dcd9; }
  article { margin-top: 1rem; padding: 1.25rem 1.5rem 1.5rem; background: #1e2242; border: 1px solid #4b5488; border-radius: 12px; }
  article + .meta { margin-top: 1.25rem; }
  .price { margin: 0.5rem 0 0; font-size: 2.5rem; font-weight: 700; line-height: 1.1; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; }
  button { min-height: 44px; padding: 0.6rem 1.1rem; border: 1px solid #8d96c4; border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button.main { border: 2px solid #1c0f12; background: linear-gradient(180deg, #fbe3a0 0%, #f0c761 46%, #e2ac42 47%, #cb8f30 100%); box-shadow: 0 3px 0 #1c0f12; color: #2a1608; font-weight: 700; }
  a { color: #f8d98a; white-space: nowrap; }
  a:focus-visible, button:focus-visible { outline: 3px solid #f8d98a; outline-offset: 3px; }
  .empty { padding: 2.5rem 1.5rem; border: 2px dashed #6a74a8; border-radius: 12px; text-align: center; color: #c3c8e3; }
  @media (max-width: 30rem) { button { flex: 1 0 100%; } }
`;

const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // Without a referrer policy browsers send forms with an empty origin, which the guard refuses.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function sendPage(response: Response, { title, main }: Page, status = 200): void {
  response
    .status(status)
    .set(HEADERS)
    .type('html')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
