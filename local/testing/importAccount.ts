import { scryptSync } from 'node:crypto';
import { DEFAULT_PROJECT_ID } from '../config.ts';

const SALT = Buffer.from('of the tests');
const KEY_BYTES = 32;
/** The least that scrypt takes: an account's hash keeps the cost at which it was made, here as at Firebase. */
const COST = { N: 2, r: 1, p: 1 };

interface ImportedAccount {
  localId: string;
  email: string;
  password: string;
  emailVerified?: boolean;
}

/**
 * Makes an account as the Admin SDK's `importUsers` does, whose password costs next to nothing to check: for tests that
 * sign many people in, or in often, and are about something else than the hashing.
 * @param adminOrigin the admin port's
 */
export async function importAccount(
  adminOrigin: string,
  { password, ...account }: ImportedAccount,
  projectId = DEFAULT_PROJECT_ID,
): Promise<void> {
  const address = `${adminOrigin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const passwordHash = scryptSync(password, SALT, KEY_BYTES, COST).toString('base64url');
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({
      hashAlgorithm: 'STANDARD_SCRYPT',
      cpuMemCost: COST.N,
      blockSize: COST.r,
      parallelization: COST.p,
      dkLen: KEY_BYTES,
      users: [{ ...account, passwordHash, salt: SALT.toString('base64url') }],
    }),
  });
  const { error } = (await answer.json()) as { error: readonly { message: string }[] };
  if (error.length > 0) throw new Error(error[0]?.message);
}
