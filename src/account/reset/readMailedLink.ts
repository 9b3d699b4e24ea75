import { readNext } from '../../shared/page/loginPath.ts';

const MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type LinkMode = (typeof MODES)[number];

interface MailedLink {
  mode: LinkMode;
  code: string;
  /** The page to go on to, always one of the app's own. */
  continuePath: string;
}

/** A mailed link's parameters, as Firebase's own links have them; null without a code. */
export function readMailedLink(search: URLSearchParams): MailedLink | null {
  const code = search.get('oobCode');
  if (!code) return null;
  const mode = MODES.find((known) => known === search.get('mode')) ?? 'resetPassword';
  return { mode, code, continuePath: readContinuePath(search.get('continueUrl')) };
}

function readContinuePath(continueUrl: string | null): string {
  if (!continueUrl || !URL.canParse(continueUrl)) return readNext(new URLSearchParams());
  const { origin, pathname, search, hash } = new URL(continueUrl);
  const next = origin === window.location.origin ? pathname + search + hash : '';
  return readNext(new URLSearchParams({ next }));
}
