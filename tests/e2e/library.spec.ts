import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_PROJECT_ID, storageBucket } from '../../local/config.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { test } from './support/test.ts';

const PASSWORD = 'open-sesame';
const BUCKET = storageBucket(DEFAULT_PROJECT_ID);

test('an upload goes its way through the library: rejected with a reason, changed, approved, and out of the palette again', async ({
  page,
  request,
}) => {
  const maker = await signIn(request, 'ada@example.com');
  const uri = await upload(request, maker);
  const entry = itemWith(uri);
  const { id: uploadId } = await call(request, maker, 'saveUpload', { kind: 'item', entry });
  await call(request, maker, 'askReview', { uploadId });

  await test.step('an admin rejects it by keys, with a reason and a note', async () => {
    await page.goto('/login?next=/admin/itemLibrary-reviews');
    await page.getByLabel('E-mail address').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'A crate', level: 2 })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/itemLibrary%20reviews$/);
    await expectAccessible(page);
    await page.getByLabel('Light from the wrong side').check();
    await page.keyboard.press('r');
    await expect(page.getByText('“A crate” rejected.')).toBeVisible();
  });

  await call(request, maker, 'saveUpload', {
    uploadId,
    kind: 'item',
    entry: { ...entry, name: 'A better crate' },
  });
  const { review } = await call(request, maker, 'askReview', { uploadId });
  expect(review.status).toBe('waiting');

  await test.step('what was changed waits anew, and is approved', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'A better crate', level: 2 })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('“A better crate” approved.')).toBeVisible();
  });

  await test.step('it is in everybody’s catalogue, until an admin takes it out', async () => {
    await page.goto('/admin/items');
    await page.getByLabel('Search the catalogue').fill('better cra');
    await page.getByRole('button', { name: 'Edit A better crate' }).click();
    await expectAccessible(page);
    await page.getByText('Offered in the editor').click();
    await expect(page.getByText('Rooms that have it keep it')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 field set here')).toBeVisible();
    const library = await request.get(uri.replace('/pictures/', '/pictures/library/'));
    expect(library.status()).toBe(200);
  });
});

interface SignedIn {
  userId: string;
  token: string;
}

async function signIn(request: APIRequestContext, email: string): Promise<SignedIn> {
  const answer = await request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
    {
      data: { email, password: PASSWORD, returnSecureToken: true },
    },
  );
  const { localId, idToken } = await answer.json();
  return { userId: localId, token: idToken };
}

async function upload(request: APIRequestContext, { userId, token }: SignedIn): Promise<string> {
  const square = { width: 400, height: 300, channels: 4, background: '#a06030' } as const;
  const name = `uploads/${userId}/crate.png`;
  const metadata = JSON.stringify({ name, contentType: 'image/png' });
  const stored = await request.post(`/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
    headers: {
      authorization: `Firebase ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=crate',
    },
    data: Buffer.concat([
      Buffer.from(`--crate\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n`),
      Buffer.from('--crate\r\ncontent-type: image/png\r\n\r\n'),
      await sharp({ create: square }).png().toBuffer(),
      Buffer.from('\r\n--crate--\r\n'),
    ]),
  });
  expect(stored.status(), await stored.text()).toBe(200);
  const taken = await call(request, { userId, token }, 'takePicture', {
    fileName: 'crate.png',
    kind: 'item',
  });
  return taken.picture.uri;
}

async function call(request: APIRequestContext, { token }: SignedIn, name: string, data: object) {
  const answer = await request.post(`/api/${name}`, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

function itemWith(uri: string) {
  return {
    name: 'A crate',
    tag: 'Storage',
    width: 14,
    aspect: 0.75,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'floor',
    defaultPosition: { x: 40, y: 55 },
    variants: { plain: { default: uri, opened: uri } },
    colorOrder: ['plain'],
    isContainer: true,
    isLockable: true,
  };
}
