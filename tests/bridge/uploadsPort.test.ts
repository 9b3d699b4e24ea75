// @isolation backend

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { UPLOAD_LIMITS, uploadPlaceName } from '../../core/catalogue/upload.ts';
import { drawPicture } from '../../functions/src/testing/drawPicture.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let pro: Browser;
let userId: string;

beforeAll(async () => {
  // The server logs each refusal.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  app = await startTestApp();
  pro = app.openBrowser();
  await pro.authPort.register('Ada', 'ada@example.com', 'correct horse');
  userId = pro.auth.currentUser?.uid ?? '';
  await app.admin.doc(`users/${userId}`).update({ isPro: true, stripeId: 'granted' });
});
afterAll(() => app.close());

async function take() {
  const picture = new Blob([new Uint8Array(await drawPicture())], { type: 'image/webp' });
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  return pro.uploads.takePicture(picture, 'item', options);
}

/** Fills slots with files, as tabs do that were closed before their file was processed. */
async function fillPlaces(isFilled: (place: number) => boolean): Promise<void> {
  const places = Array.from({ length: UPLOAD_LIMITS.places }, (_, place) => place).filter(isFilled);
  for (const place of places)
    await app.bucket.file(`uploads/${userId}/${uploadPlaceName(place)}`).save('left', { resumable: false });
}

async function countFiles(): Promise<number> {
  return (await app.bucket.getFiles({ prefix: `uploads/${userId}/` }))[0].length;
}

it('sends a picture to a place that is free, and frees it again', async () => {
  await fillPlaces((place) => place % 8 !== 0);
  for (const _ of ['one', 'two', 'three']) expect(await take()).toMatchObject({ type: 'taken' });
  expect(await countFiles()).toBe(35);
});

it('is refused where no place is free', async () => {
  await fillPlaces(() => true);
  await expect(take()).rejects.toMatchObject({ code: 'permissionDenied' });
  expect(await countFiles()).toBe(UPLOAD_LIMITS.places);
});

it('leaves no file where the picture cannot be taken', async () => {
  await app.bucket.deleteFiles({ prefix: `uploads/${userId}/` });
  await app.admin.doc('pictures/full').set({ userId, bytes: UPLOAD_LIMITS.bytes });
  await expect(take()).rejects.toMatchObject({ code: 'quotaReached' });
  expect(await countFiles()).toBe(0);
});
