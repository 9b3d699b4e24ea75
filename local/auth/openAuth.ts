import { rememberCaller } from '../log/logRequests.ts';
import type { OpenPart } from '../OpenParts.ts';
import { repeatHourly } from '../repeatHourly.ts';
import { type Auth, type AuthDeps, createAuth } from './createAuth.ts';

interface OpenAuth extends OpenPart, Pick<Auth, 'readCaller' | 'issueIdToken'> {}

/** Opens Auth. The log tells requests of signed-in users from others, and expired entries are removed each hour. */
export function openAuth(deps: AuthDeps): OpenAuth {
  const { router, adminRouter, readCaller, issueIdToken, reload, clearExpired } = createAuth(deps);
  return {
    routers: { public: router, admin: adminRouter },
    readCaller: rememberCaller(readCaller),
    issueIdToken,
    reload,
    close: repeatHourly(clearExpired),
  };
}
