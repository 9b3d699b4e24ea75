import { type APIRequestContext, expect } from '@playwright/test';
import { storageBucket } from '#local/config';
import { uploadPlaceName } from '../../../core/catalogue/upload.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';

const BUCKET = storageBucket(PROJECT_ID);
const BOUNDARY = 'picture';

/** A logged-in user without a page, who uploads pictures and makes calls. */
export class Uploader {
  readonly #request: APIRequestContext;
  readonly #userId: string;
  readonly #token: string;

  constructor(request: APIRequestContext, userId: string, token: string) {
    this.#request = request;
    this.#userId = userId;
    this.#token = token;
  }

  static async logIn(request: APIRequestContext, email: string, password: string): Promise<Uploader> {
    const answer = await request.post(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
      { data: { email, password, returnSecureToken: true } },
    );
    const { localId, idToken } = await answer.json();
    return new Uploader(request, localId, idToken);
  }

  /** Returns the address of the server's picture made from a PNG. */
  async upload(png: Buffer): Promise<string> {
    const fileName = uploadPlaceName(0);
    const name = `uploads/${this.#userId}/${fileName}`;
    const metadata = JSON.stringify({ name, contentType: 'image/png' });
    const stored = await this.#request.post(`/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
      headers: {
        authorization: `Firebase ${this.#token}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${BOUNDARY}`,
      },
      data: Buffer.concat([
        Buffer.from(`--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n`),
        Buffer.from(`--${BOUNDARY}\r\ncontent-type: image/png\r\n\r\n`),
        png,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    });
    expect(stored.status(), await stored.text()).toBe(200);
    return (await this.call('takePicture', { fileName, kind: 'item' })).picture.uri;
  }

  async call(name: string, data: object) {
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await this.#request.post(`/api/${name}`, { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }
}
