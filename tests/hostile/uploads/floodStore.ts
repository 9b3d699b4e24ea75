import { storageBucket } from '#local/config';
import { UPLOAD_LIMITS, uploadPlaceName } from '../../../core/catalogue/upload.ts';
import { drawPicture } from '../../../functions/src/testing/drawPicture.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { PRO } from './pro.ts';

const SENDERS = 8;
/** One of this many files is processed: more than allowed in ten minutes. */
const TAKEN_OF = 10;
const BOUNDARY = 'picture';
const BUCKET = storageBucket(PROJECT_ID);

export interface Flooded {
  /** Number of files that the storage accepted. */
  kept: number;
  /** Number of files that the server converted, which frees their slot. */
  taken: number;
  seconds: number;
}

interface Sender {
  origin: string;
  userId: string;
  token: string;
  png: Buffer;
}

/** Sends small pictures of one account continuously, half of them under new names, and has some taken. */
export async function floodStore(origin: string, count: number): Promise<Flooded> {
  const begun = performance.now();
  const sender = await logIn(origin);
  const flooded = { kept: 0, taken: 0 };
  let next = 0;
  const sendOn = async () => {
    while (next < count) {
      const number = next++;
      const place = uploadPlaceName((number / 2) % UPLOAD_LIMITS.places);
      const fileName = number % 2 === 0 ? place : `new-${number}.png`;
      if (await send(sender, fileName)) flooded.kept += 1;
      if (number % TAKEN_OF === 0 && (await take(sender, fileName))) flooded.taken += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  return { ...flooded, seconds: (performance.now() - begun) / 1000 };
}

async function logIn(origin: string): Promise<Sender> {
  const { email, password } = PRO;
  const answer = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { origin, userId: localId, token: idToken, png: await drawPicture('#b8322c', { type: 'png' }) };
}

async function send({ origin, userId, token, png }: Sender, fileName: string): Promise<boolean> {
  const name = `uploads/${userId}/${fileName}`;
  const settings = JSON.stringify({ name, contentType: 'image/png' });
  const answer = await fetch(`${origin}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${BOUNDARY}`,
    },
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${settings}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\ncontent-type: image/png\r\n\r\n`),
      png,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

async function take({ origin, token }: Sender, fileName: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/takePicture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ fileName, kind: 'item' }),
  });
  await answer.arrayBuffer();
  return answer.ok;
}
