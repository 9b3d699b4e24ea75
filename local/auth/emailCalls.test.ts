import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ActionCodeURL,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID } from '../config.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { codeOf, mailedCode, newestMail } from '../testing/actionCode.ts';
import { createAuthTestBed } from '../testing/createAuthTestBed.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'analytical';
const USED = { code: 'auth/invalid-action-code' };
const EXPIRED = { code: 'auth/expired-action-code' };
const WRONG = { code: 'auth/invalid-credential' };

const bed = createAuthTestBed();
const register = (auth = bed.openBrowser()) => createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
const call = async (name: string, body: object, headers: Record<string, string> = {}) => {
  const address = `${bed.servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const callAdmin = (name: string, body: object) =>
  fetch(
    `${bed.servers.admin.origin}/identitytoolkit.googleapis.com/v1/projects/demo-project/accounts:${name}`,
    { method: 'POST', headers: { authorization: 'Bearer owner' }, body: JSON.stringify(body) },
  );

function countCodes(): number {
  const database = openDatabase(join(bed.folder, 'database.sqlite'));
  const row = database.prepare('SELECT count(*) AS count FROM action_codes').get() as { count: number };
  database.close();
  return row.count;
}

async function askForReset(auth = bed.openBrowser()): Promise<string> {
  await sendPasswordResetEmail(auth, EMAIL);
  return mailedCode(bed.servers.mailBox, EMAIL);
}

it('writes in the language that the browser names, and in English otherwise, and names the app', async () => {
  const browser = bed.openBrowser();
  const { user } = await register(browser);
  const subjects: string[] = [];
  for (const language of [null, 'de', 'de-CH', 'fr']) {
    browser.languageCode = language;
    await sendEmailVerification(user);
    const { subject, paragraphs } = newestMail(bed.servers.mailBox, EMAIL);
    subjects.push(subject);
    expect(paragraphs[0]).toContain(DEFAULT_PROJECT_ID);
  }
  const [english, german] = ['Confirm your e-mail address', 'Bestätige deine E-Mail-Adresse'];
  expect(subjects).toEqual([english, german, german, english]);
});

describe('a forgotten password', () => {
  it('is replaced through a link in a mail, which ends every session and verifies the address', async () => {
    const { user } = await register();
    bed.servers.passSeconds(2);
    const elsewhere = bed.openBrowser();
    const code = await askForReset(elsewhere);
    expect(await verifyPasswordResetCode(elsewhere, code)).toBe(EMAIL);
    await confirmPasswordReset(elsewhere, code, 'difference');
    await expect(signInWithEmailAndPassword(elsewhere, EMAIL, PASSWORD)).rejects.toMatchObject(WRONG);
    const again = await signInWithEmailAndPassword(elsewhere, EMAIL, 'difference');
    expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('responds the same for an unknown address, and sends it no mail', async () => {
    await register();
    const known = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const unknown = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' });
    expect({ ...unknown.body, email: EMAIL }).toEqual(known.body);
    expect(unknown.status).toBe(200);
    expect(bed.servers.mailBox.mails).toHaveLength(1);
  });

  it('writes as much to disk for an unknown address, so that neither response is slower', async () => {
    const { user } = await register();
    const { uid } = user;
    const written = async (email: string) => {
      const before = countCodes();
      await sendPasswordResetEmail(bed.openBrowser(), email);
      return countCodes() - before;
    };
    expect([await written(EMAIL), await written('nobody@example.com')]).toEqual([1, 1]);
    await callAdmin('update', { localId: uid, disableUser: true });
    expect(await written(EMAIL)).toBe(1);
  });

  it('never returns a code, whatever is requested', async () => {
    await register();
    const request = { requestType: 'PASSWORD_RESET', email: EMAIL, returnOobLink: true };
    for (const headers of [{}, { authorization: 'Bearer owner' }])
      expect((await call('sendOobCode', request, headers)).body).toMatchObject({
        error: { message: 'INSUFFICIENT_PERMISSION' },
      });
  });

  it('accepts a link once', async () => {
    await register();
    const auth = bed.openBrowser();
    const code = await askForReset(auth);
    await confirmPasswordReset(auth, code, 'difference');
    await expect(confirmPasswordReset(auth, code, 'engineering')).rejects.toMatchObject(USED);
    await expect(verifyPasswordResetCode(auth, code)).rejects.toMatchObject(USED);
  });

  it('accepts a link once, even from two simultaneous requests', async () => {
    await register();
    const auth = bed.openBrowser();
    const code = await askForReset(auth);
    const tries = ['first one', 'second one'].map((password) => confirmPasswordReset(auth, code, password));
    const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('accepts a link for an hour', async () => {
    await register();
    const auth = bed.openBrowser();
    const code = await askForReset(auth);
    bed.servers.passSeconds(3599);
    expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL);
    bed.servers.passSeconds(1);
    await expect(verifyPasswordResetCode(auth, code)).rejects.toMatchObject(EXPIRED);
    await expect(confirmPasswordReset(auth, code, 'difference')).rejects.toMatchObject(EXPIRED);
  });

  it('a too weak password does not use up the link', async () => {
    await register();
    const auth = bed.openBrowser();
    const code = await askForReset(auth);
    await expect(confirmPasswordReset(auth, code, 'short')).rejects.toMatchObject({
      code: 'auth/weak-password',
    });
    await expect(confirmPasswordReset(auth, code, 'difference')).resolves.toBeUndefined();
  });

  it('a new password voids every link mailed before', async () => {
    const here = bed.openBrowser();
    const { user } = await register(here);
    const [first, second] = [await askForReset(), await askForReset()];
    await confirmPasswordReset(here, first, 'difference');
    await expect(verifyPasswordResetCode(here, second)).rejects.toMatchObject(USED);
    const third = await askForReset();
    const again = await signInWithEmailAndPassword(here, EMAIL, 'difference');
    await updatePassword(again.user, 'engineering');
    await expect(verifyPasswordResetCode(here, third)).rejects.toMatchObject(USED);
    expect(again.user.uid).toBe(user.uid);
  });
});

describe('a link for a new password', () => {
  it('is not sent to a disabled account, nor accepted from one', async () => {
    const { user } = await register();
    const auth = bed.openBrowser();
    const code = await askForReset(auth);
    await callAdmin('update', { localId: user.uid, disableUser: true });
    await expect(confirmPasswordReset(auth, code, 'difference')).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
    await sendPasswordResetEmail(auth, EMAIL);
    expect(bed.servers.mailBox.mails).toHaveLength(1);
  });

  it('becomes invalid with its account', async () => {
    const { user } = await register();
    const code = await askForReset();
    await user.delete();
    await register(bed.openBrowser());
    await expect(confirmPasswordReset(bed.openBrowser(), code, 'difference')).rejects.toMatchObject(USED);
  });

  it('is stored as a digest of its code, and survives a restart', async () => {
    await register();
    const code = await askForReset();
    for (const file of ['database.sqlite', 'database.sqlite-wal'])
      expect(readFileSync(join(bed.folder, file), 'latin1')).not.toContain(code);
    await bed.restart();
    await expect(confirmPasswordReset(bed.openBrowser(), code, 'difference')).resolves.toBeUndefined();
  });

  it('needs a code', async () => {
    for (const oobCode of ['', 'x', 'a'.repeat(201), null, 5, {}])
      expect((await call('resetPassword', { oobCode, newPassword: 'difference' })).status, `${oobCode}`).toBe(
        400,
      );
    expect((await call('resetPassword', {})).status).toBe(400);
  });
});

describe('links', () => {
  it('have the parameters of Firebase’s own, and lead on within the app alone', async () => {
    await register();
    const auth = bed.openBrowser();
    await sendPasswordResetEmail(auth, EMAIL, { url: 'http://localhost:4173/projects' });
    const { path } = newestMail(bed.servers.mailBox, EMAIL).link;
    expect(path).toMatch(/^\/reset-password\?/);
    expect(ActionCodeURL.parseLink(`http://127.0.0.1${path}`)).toMatchObject({
      operation: 'PASSWORD_RESET',
      code: codeOf(path),
      continueUrl: 'http://localhost:4173/projects',
      languageCode: 'en',
    });
    const refusals = {
      'http://evil.example/': 'unauthorized-continue-uri',
      'not an address': 'invalid-continue-uri',
    };
    for (const [url, refusal] of Object.entries(refusals))
      await expect(sendPasswordResetEmail(auth, EMAIL, { url }), url).rejects.toMatchObject({
        code: `auth/${refusal}`,
      });
    expect(
      (
        await call('sendOobCode', {
          requestType: 'PASSWORD_RESET',
          email: EMAIL,
          continueUrl: 'javascript:x',
        })
      ).body,
    ).toMatchObject({ error: { message: 'INVALID_CONTINUE_URI' } });
  });

  it('a code is valid for its own purpose only', async () => {
    const here = bed.openBrowser();
    const { user } = await register(here);
    const reset = await askForReset();
    await sendEmailVerification(user);
    const verification = mailedCode(bed.servers.mailBox, EMAIL);
    await expect(applyActionCode(here, reset)).rejects.toMatchObject(USED);
    await expect(confirmPasswordReset(here, verification, 'difference')).rejects.toMatchObject(USED);
    await expect(applyActionCode(here, verification)).resolves.toBeUndefined();
  });

  it('signing in by a link is disabled', async () => {
    const settings = { url: 'http://localhost/', handleCodeInApp: true };
    await expect(sendSignInLinkToEmail(bed.openBrowser(), EMAIL, settings)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});
