import { AuthError } from './AuthError.ts';
import type { EmailOperation } from './EmailAction.ts';

/** The app's page behind every link: in production the "action URL" of the project's mail templates. */
const ACTION_PAGE = '/reset-password';

const MODES: Readonly<Record<EmailOperation, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

interface LinkTarget {
  operation: EmailOperation;
  code: string;
  /** The page to continue to. */
  continueUrl?: string | undefined;
}

/** Path and query of a link, with the parameters that Firebase's own links have. */
export function actionPath({ operation, code, continueUrl }: LinkTarget): string {
  const query = new URLSearchParams({
    mode: MODES[operation],
    oobCode: code,
    apiKey: 'embedded',
    lang: 'en',
  });
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl);
  return `${ACTION_PAGE}?${query}`;
}

/**
 * Refuses links to other sites in our mails. @throws AuthError INVALID_CONTINUE_URI if it is no web address,
 * UNAUTHORIZED_DOMAIN if it is elsewhere
 */
export function requireOwnContinueUrl(continueUrl: string | undefined, ownNames: readonly string[]): void {
  if (continueUrl === undefined) return;
  if (!URL.canParse(continueUrl)) throw new AuthError('INVALID_CONTINUE_URI');
  const { protocol, hostname } = new URL(continueUrl);
  if (protocol !== 'http:' && protocol !== 'https:') throw new AuthError('INVALID_CONTINUE_URI');
  if (!ownNames.includes(hostname)) throw new AuthError('UNAUTHORIZED_DOMAIN');
}
