import { connect, createServer } from 'node:net';
import { deleteApp } from 'firebase/app';
import { getBytes, getMetadata, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStorageBrowser, type StorageBrowser } from '../testing/openStorageBrowser.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';

const BYTES = webpBytes(1_500_000);

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: StorageServers;
let browser: StorageBrowser;

beforeEach(async () => {
  data = makeTemporaryFolder();
  servers = await startStorageServers(data.folder);
  browser = await openStorageBrowser(servers.client, 'ada@example.com');
});
afterEach(async () => {
  await deleteApp(browser.app);
  await servers.close();
  data.remove();
});

const upload = () =>
  uploadBytesResumable(ref(browser.storage, 'big.webp'), BYTES, { contentType: 'image/webp' });
const progressOf = (task: UploadTask) =>
  new Promise<void>((resolve) => {
    const stop = task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred === 0) return;
      stop();
      resolve();
    });
  });

it('arrives in pieces, paused and resumed', async () => {
  const task = upload();
  await progressOf(task);
  expect(task.pause()).toBe(true);
  await vi.waitFor(() => expect(task.snapshot.state).toBe('paused'));
  await expect(getMetadata(ref(browser.storage, 'big.webp'))).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
  expect(task.resume()).toBe(true);
  const { metadata } = await task;
  expect(metadata).toMatchObject({ size: BYTES.length, contentType: 'image/webp' });
  expect(Buffer.from(await getBytes(ref(browser.storage, 'big.webp'))).equals(BYTES)).toBe(true);
  expect(servers.fileSizes()).toEqual([BYTES.length]);
});

it('leaves no object when it is called off', async () => {
  const task = upload();
  await progressOf(task);
  task.cancel();
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  await expect(getMetadata(ref(browser.storage, 'big.webp'))).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
});

it('survives a restart of the server in the middle', async () => {
  const task = upload();
  await progressOf(task);
  task.pause();
  await vi.waitFor(() => expect(task.snapshot.state).toBe('paused'));
  const { port } = servers.client;
  await servers.close();
  servers = await startStorageServers(data.folder);
  // The SDK goes on at the address it was given; the server's own port is another by now.
  const relay = createServer((socket) => socket.pipe(connect(servers.client.port, '127.0.0.1')).pipe(socket));
  await new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve));
  task.resume();
  await task;
  expect(Buffer.from(await getBytes(ref(browser.storage, 'big.webp'))).equals(BYTES)).toBe(true);
  relay.close();
});
