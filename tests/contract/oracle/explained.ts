import type { Difference } from './compare.ts';

interface Explanation {
  step?: RegExp;
  path?: RegExp;
  why: string;
}

/**
 * The path of a difference in which one service accepts what the other refuses, or both refuse with different
 * statuses.
 */
const WHOLE = /^$/;

/** The explanations; the first that fits a difference counts. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    path: /(^|\.)(lsig|lses)$/,
    why: 'The emulator’s tokens are unsigned. Ours carry a signature in a claim, so that nobody can forge one, and the key of their session in another; production signs in the JWT’s own place.',
  },
  {
    path: /(^|\.)(passwordHash|salt)$/,
    why: 'The emulator shows its pretended hash, production a redacted one to browsers. Ours never leaves the database; no SDK reads the field.',
  },
  {
    path: /(^|\.)(lastRefreshAt|initialEmail|disabled|newEmail)$/,
    why: 'A field that the other leaves out. The SDKs take a missing one for its default, and the app reads none of them.',
  },
  {
    path: /^project_id$/,
    why: 'A made-up project number in the emulator, the project’s id here; no SDK reads it.',
  },
  {
    step: /^signUp: nobody$/,
    path: WHOLE,
    why: 'The emulator allows anonymous accounts always, production where they are switched on. The app has none: guests play by a secret of their own.',
  },
  {
    step: /unknown attribute|of an unknown kind|is a number|unknown method|long id|too many/,
    path: /^(error\.(message|status))?$/,
    why: 'No SDK sends this. Ours names the fault, and has the limits that production documents (ids up to 128 characters, pages up to 1,000) where the emulator has none.',
  },
  {
    step: /^update: another address$/,
    path: WHOLE,
    why: 'Production refuses this where addresses are kept private: the new one has to be proved by a mail. The emulator has not followed; ours answers as production.',
  },
  {
    step: /^update: the same address$/,
    path: /^(idToken|refreshToken|expiresIn)$/,
    why: 'Nothing changes, so ours starts no new session.',
  },
  {
    step: /^update: empty password$/,
    path: WHOLE,
    why: 'The emulator takes an empty password for none and answers that all went well; ours says that nothing was changed.',
  },
  {
    step: /^update: name and picture$/,
    path: /^(idToken|refreshToken|expiresIn)$/,
    why: 'The request asks for tokens (`returnSecureToken`). Production documents that it gets some; the emulator gives them only with a new password or address.',
  },
  {
    step: /^(signIn|code: )/,
    path: /^displayName$/,
    why: 'Production answers the name with a sign-in, the emulator with an applied code; the SDK reads it from the look-up that follows.',
  },
  {
    step: /of a bad address$|to a bad address$/,
    path: WHOLE,
    why: 'With addresses kept private the emulator does not look at them at all. What is no address tells nothing about accounts, so ours says so, as the SDK’s `auth/invalid-email` documents.',
  },
  {
    step: /sign-in link$/,
    path: WHOLE,
    why: 'Signing in by a mailed link is a provider of its own, which the app does not switch on.',
  },
  {
    step: /no web address$/,
    path: /message$/,
    why: 'The same code; only the remark behind it is missing.',
  },
  {
    step: /another site$/,
    path: WHOLE,
    why: 'Production refuses addresses that are not among the authorised domains, the emulator takes all.',
  },
  {
    path: /^oobCode$/,
    why: 'The emulator answers the code beside the link that holds it; the Admin SDK reads the link alone.',
  },
  {
    step: /wrong end$/,
    path: WHOLE,
    why: 'The emulator has not implemented it; a code is good for its own purpose only.',
  },
  {
    step: /from before the reset$/,
    why: 'A new password ends every session. The emulator compares whole seconds, so that tokens of the same second live on; ours does so too, and which is seen depends on the moment of the run.',
  },
  {
    step: /^link: of an unknown address$/,
    path: WHOLE,
    why: 'With addresses kept private the emulator answers without a link, at which the Admin SDK fails with an internal error. Ours names the reason; only administrators can ask.',
  },
  {
    step: /^signIn: disabled, wrong password$/,
    path: /^error\.message$/,
    why: 'The emulator tells a stranger that an account of that address exists and is disabled. Ours tells it to who knows the password.',
  },
  {
    step: /^admin (lookup|list)/,
    path: /lastLoginAt$/,
    why: 'The emulator counts the making of an account by an administrator as a sign-in.',
  },
  {
    step: /^admin list$/,
    path: /^users\.0\./,
    why: 'Another account comes first: ids are made by chance.',
  },
  {
    step: /^admin import: again$/,
    path: /^error\.0$/,
    why: 'The Admin SDK’s documentation says that an account which is imported again is overwritten; the emulator refuses it unless a field says so that the SDK never sends.',
  },
  {
    step: /^admin import: /,
    path: /message$/,
    why: 'Remarks for whoever imports, in words of their own; the Admin SDK hands them on.',
  },
  {
    step: /^admin delete many$/,
    path: /^errors$/,
    why: 'An empty list of errors, or none.',
  },
  {
    step: /^renew: of a deleted account$/,
    path: /^error\.message$/,
    why: 'Production documents USER_NOT_FOUND for it; the emulator forgets the token with its account.',
  },
];

/** A 5xx status is a fault of the server and never explained. */
const FAULT = /^5\d\d\b/;

/** Why ours differs from the emulator; null if unexplained. */
export function explain({ step, path, ours }: Difference): string | null {
  if (typeof ours === 'string' && FAULT.test(ours)) return null;
  const fitting = EXPLANATIONS.find(
    (known) => (known.step?.test(step) ?? true) && (known.path?.test(path) ?? true),
  );
  return fitting?.why ?? null;
}
