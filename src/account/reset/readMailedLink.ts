import { readNext } from '../../shared/page/loginPath.ts';

const MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type LinkMode = (typeof MODES)[number];

interface MailedLink {
  mode: LinkMode;
  code: string;
  /** The page to continue to, always within the app. */
  continuePath: string;
}

/** The parameters of a mailed link, as in Firebase's own; null without a code. */
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
