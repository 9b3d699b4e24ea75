import { deleteApp } from 'firebase/app';
import { createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import { getBytes, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDisk } from '../testing/fillDisk.ts';
import { openStorageBrowser, type StorageBrowser } from '../testing/openStorageBrowser.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';

const TYPE = { contentType: 'image/webp', customMetadata: { note: 'x'.repeat(5000) } };

let temporary: ReturnType<typeof makeTemporaryFolder>;
let servers: StorageServers;
let browser: StorageBrowser;
let makeRoom: () => void;

beforeEach(async () => {
  temporary = makeTemporaryFolder();
  servers = await startStorageServers(temporary.folder);
  browser = await openStorageBrowser(servers.client, 'ada@example.com');
  await uploadBytes(ref(browser.storage, 'images/a.webp'), webpBytes(1000), TYPE);
  makeRoom = fillDisk(servers.database);
});
afterEach(async () => {
  await deleteApp(browser.app);
  await servers.close();
  temporary.remove();
});

it('reports a full disk to a browser, keeps the data, and continues once there is space', async () => {
  const picture = ref(browser.storage, 'images/b.webp');
  const full = { code: 'storage/quota-exceeded' };
  await expect(uploadBytes(picture, webpBytes(2000), TYPE)).rejects.toMatchObject(full);
  await expect(uploadBytesResumable(picture, webpBytes(2000), TYPE)).rejects.toMatchObject(full);
  expect((await getBytes(ref(browser.storage, 'images/a.webp'))).byteLength).toBe(1000);
  // The bytes of a refused file must not stay, since space is what is missing.
  expect(servers.fileSizes().filter((size) => size === 2000)).toEqual([]);
  makeRoom();
  await uploadBytes(picture, webpBytes(2000), TYPE);
  expect((await getBytes(picture)).byteLength).toBe(2000);
});

it('reports an account that cannot be written', async () => {
  const signUps = async () => {
    for (let n = 0; n < 50; n++)
      await createUserWithEmailAndPassword(getAuth(browser.app), `${n}@example.com`, 'password');
  };
  await expect(signUps()).rejects.toMatchObject({ code: 'auth/quota-exceeded' });
});
