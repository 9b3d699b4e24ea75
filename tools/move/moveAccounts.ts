import type { AdminSdk } from '#local/adminSdk';
import { type Account, KEY_BYTES, readPasswordHash } from '#local/dataFolder';
import { demoAccounts } from '../../seeds/demoAccounts.ts';

type Auth = ReturnType<AdminSdk['getAuth']>;
type Records = Parameters<Auth['importUsers']>[0];

/** Accounts in one request, few enough for it to stay small even with long names. */
const AT_ONCE = 50;

/**
 * Moves accounts with their ids and password hashes, so that everybody signs in as before. The passwords of the demo
 * accounts are public, so those accounts are moved without a password and disabled; their rooms stay playable.
 * @throws Error that names the accounts that could not be moved
 */
export async function moveAccounts(auth: Auth, accounts: readonly Account[]): Promise<void> {
  for (const group of groupByCost(accounts.map(lockDemoAccount)))
    for (let start = 0; start < group.length; start += AT_ONCE)
      await importAccounts(auth, group.slice(start, start + AT_ONCE));
}

/** Groups accounts by hash cost, since one request has one cost. */
function groupByCost(accounts: readonly Account[]): readonly Account[][] {
  const groups = new Map<string, Account[]>();
  for (const account of accounts) {
    const cost = account.passwordHash?.split('$').slice(0, 4).join('$') ?? '';
    groups.set(cost, [...(groups.get(cost) ?? []), account]);
  }
  return [...groups.values()];
}

async function importAccounts(auth: Auth, accounts: readonly Account[]): Promise<void> {
  const { errors } = await auth.importUsers(accounts.map(recordOf), optionsOf(accounts));
  if (errors.length === 0) return;
  const refused = errors.map(({ index, error }) => `${accounts[index]?.localId}: ${error.message}`);
  throw new Error(`Accounts were refused: ${refused.join('; ')}`);
}

function optionsOf([first]: readonly Account[]): Parameters<Auth['importUsers']>[1] {
  if (typeof first?.passwordHash !== 'string') return undefined;
  const { N, r, p } = readPasswordHash(first.passwordHash).cost;
  const cost = { memoryCost: N, blockSize: r, parallelization: p, derivedKeyLength: KEY_BYTES };
  return { hash: { algorithm: 'STANDARD_SCRYPT', ...cost } };
}

function recordOf(account: Account): Records[number] {
  const { email, displayName, photoUrl, lastLoginAt, customAttributes, passwordHash } = account;
  const password = passwordHash === null ? null : readPasswordHash(passwordHash);
  return {
    uid: account.localId,
    emailVerified: account.emailVerified,
    disabled: account.disabled,
    metadata: {
      creationTime: new Date(account.createdAt).toUTCString(),
      ...(lastLoginAt !== null && { lastSignInTime: new Date(lastLoginAt).toUTCString() }),
    },
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoURL: photoUrl }),
    ...(customAttributes !== null && { customClaims: JSON.parse(customAttributes) }),
    ...(password !== null && { passwordHash: password.key, passwordSalt: password.salt }),
  };
}

function lockDemoAccount(account: Account): Account {
  const isDemo = demoAccounts.some(({ email }) => email === account.email);
  return isDemo ? { ...account, passwordHash: null, disabled: true } : account;
}
