import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** A plain page of the server's own: shown to this machine, kept by nobody, framed by nobody, and runs nothing. */
export interface Page {
  title: string;
  /** Markup; whatever others wrote in it has passed `escapeHtml`. */
  main: string;
}

const STYLE = `
  :root { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2rem 1rem 4rem; background: #141a2e; color: #e8ebf5; font: 1rem/1.55 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; }
  h1 { margin: 0 0 0.5rem; font-size: 1.75rem; letter-spacing: -0.02em; }
  h2 { margin: 0 0 0.25rem; font-size: 1.2rem; }
  .meta { color: #a9b4d4; margin: 0.35rem 0 0; overflow-wrap: anywhere; }
  .warning { margin: 0 0 1.5rem; padding: 0.85rem 1.1rem; border: 2px dashed #ecc263; border-radius: 12px; color: #ffe7ad; font-weight: 600; }
  .failure { margin: 1rem 0; padding: 0.85rem 1.1rem; border-radius: 12px; background: #5a2230; color: #ffdfe2; }
  article { margin-top: 1rem; padding: 1.25rem 1.5rem 1.5rem; background: #1f2743; border: 1px solid #38446b; border-radius: 12px; }
  .price { margin: 0.5rem 0 0; font-size: 2.5rem; font-weight: 700; line-height: 1.1; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; }
  button { min-height: 44px; padding: 0.6rem 1.1rem; border: 1px solid #7280b5; border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button.main { border-color: #d9a441; background: #d9a441; color: #1b1408; }
  a { color: #ecc263; }
  a:focus-visible, button:focus-visible { outline: 3px solid #ecc263; outline-offset: 3px; }
  .empty { padding: 2.5rem 1.5rem; border: 1px dashed #4a578a; border-radius: 12px; text-align: center; color: #a9b4d4; }
`;

const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // Without any, a browser says of a form that it comes from nowhere, and the guard refuses it.
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

/** A text as a page shows it, whoever wrote it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
