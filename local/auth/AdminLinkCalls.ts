import * as v from 'valibot';
import type { AccountStore } from './AccountStore.ts';
import { parseEmail } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { requireOwnContinueUrl } from './actionPath.ts';
import type { EmailActions } from './EmailActions.ts';
import { parseBody } from './parseBody.ts';

const linkSchema = v.object({
  requestType: v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
  email: v.string(),
  newEmail: v.optional(v.string()),
  continueUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
});

interface AdminLinkDeps {
  store: AccountStore;
  emailActions: EmailActions;
  ownNames: () => readonly string[];
  /** The app's public address, such as http://127.0.0.1:4173. */
  appOrigin: () => string;
}

/**
 * The Admin SDK's generate…Link calls: the response has the link, and no mail is sent. Used only by
 * tests/contract. Each throws AuthError.
 */
export class AdminLinkCalls {
  readonly #deps: AdminLinkDeps;

  constructor(deps: AdminLinkDeps) {
    this.#deps = deps;
  }

  sendOobCode(body: unknown): object {
    const { requestType: operation, email, continueUrl, ...request } = parseBody(linkSchema, body);
    const { store, emailActions, ownNames, appOrigin } = this.#deps;
    requireOwnContinueUrl(continueUrl, ownNames());
    const account = store.findByEmail(parseEmail(email));
    if (account?.email == null) throw new AuthError('EMAIL_NOT_FOUND');
    const newEmail = operation === 'VERIFY_AND_CHANGE_EMAIL' ? this.#requireFree(request.newEmail) : null;
    const { localId, sessionKey } = account;
    const action = { operation, localId, sessionKey, email: account.email, newEmail };
    const oobLink = `${appOrigin()}${emailActions.makeLink(action, continueUrl)}`;
    return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: account.email, oobLink };
  }

  #requireFree(newEmail: string | undefined): string {
    const email = parseEmail(newEmail ?? '');
    if (this.#deps.store.findByEmail(email)) throw new AuthError('EMAIL_EXISTS');
    return email;
  }
}
