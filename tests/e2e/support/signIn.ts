import type { Page } from '@playwright/test';
import { deleteApp } from 'firebase/app';
import { createAuthPort } from '../../../src/account/backend/authPort.ts';
import { logInWithoutPage, type Visitor, visitWithoutPage } from './logInWithoutPage.ts';

interface Account {
  email: string;
  password: string;
}

/** Opens a page as a logged-in user. The form itself is tested by `logIn`. */
export async function signIn(page: Page, { email, password }: Account, path = '/dashboard'): Promise<void> {
  await openAs(page, await logInWithoutPage(await originOf(page), email, password), path);
}

/** Makes an account by the app's own port, and opens a page as its owner. The form itself is `fillRegistration`'s. */
export async function signUp(
  page: Page,
  { name, email, password }: Account & { name: string },
  path: string,
): Promise<void> {
  const visitor = visitWithoutPage(await originOf(page), email);
  await createAuthPort(visitor).register(name, email, password);
  await openAs(page, visitor, path);
}

/** Returns the origin of this page's relative addresses. */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/__local/health')).url()).origin;
}

async function openAs(page: Page, { app, auth }: Visitor, path: string): Promise<void> {
  const user = auth.currentUser?.toJSON();
  await deleteApp(app);
  // A page of the app's origin without the app, which would look for the sign-in before it is stored.
  await page.goto('/__local/health');
  await page.evaluate(keepSignIn, { ...user, appName: '[DEFAULT]' });
  await page.goto(path);
}

/** Runs in the browser: stores the sign-in like the SDK (`connectFirebase`). */
function keepSignIn(user: object & { apiKey?: string }): Promise<void> {
  return new Promise((done, fail) => {
    const [database, store, keyPath] = ['firebaseLocalStorageDb', 'firebaseLocalStorage', 'fbase_key'];
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath });
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite');
      const key = `firebase:authUser:${user.apiKey}:[DEFAULT]`;
      writing.objectStore(store).put({ [keyPath]: key, value: user });
      writing.onerror = () => fail(writing.error);
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}
