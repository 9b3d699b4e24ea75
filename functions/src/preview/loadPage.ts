import type { Request } from 'firebase-functions/v2/https';

/** The app's page as the site serves it, with its headers. */
export interface Page {
  /** Origin of the site, such as https://my-escape-rooms.web.app. */
  origin: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Milliseconds for which an instance caches the page; a new release shows within that time. */
const KEPT = 30_000;
/** Timeout in milliseconds for the site's answer. */
const PATIENCE = 5000;
const KEPT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

const pages = new Map<string, { page: Promise<Page>; until: number }>();

/**
 * Loads the page from the site itself, since its scripts' names change with each release. @throws if the site
 * cannot be reached
 */
export function loadPage(request: Request): Promise<Page> {
  const origin = originOf(request);
  const known = pages.get(origin);
  if (known && Date.now() < known.until) return known.page;
  const page = fetchPage(origin);
  pages.set(origin, { page, until: Date.now() + KEPT });
  page.catch(() => pages.delete(origin));
  return page;
}

/**
 * In production always the project's own origin: a request's host can be forged, and the page is cached for
 * others.
 */
function originOf(request: Request): string {
  const isEmbedded = process.env.FUNCTIONS_EMULATOR === 'true';
  return isEmbedded ? `http://${request.get('host')}` : `https://${process.env.GCLOUD_PROJECT}.web.app`;
}

async function fetchPage(origin: string): Promise<Page> {
  const response = await fetch(`${origin}/app.html`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The app's page answered ${response.status}.`);
  const sent = KEPT_HEADERS.map((name) => [name, response.headers.get(name) ?? ''] as const);
  return {
    origin,
    html: await response.text(),
    headers: Object.fromEntries(sent.filter(([, value]) => value !== '')),
  };
}
