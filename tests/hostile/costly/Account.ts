import { storageBucket } from '#local/config';
import { UPLOAD_LIMITS, uploadPlaceName } from '../../../core/catalogue/upload.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { PASSWORD } from './prepare.ts';

const BOUNDARY = 'picture';
const BUCKET = storageBucket(PROJECT_ID);

/** A signed-in user, or a guest without a token. */
export class Account {
  readonly #origin: string;
  readonly #userId: string;
  readonly #token: string;
  #sent = 0;

  constructor(origin: string, userId = '', token = '') {
    this.#origin = origin;
    this.#userId = userId;
    this.#token = token;
  }

  static async logIn(origin: string, email: string): Promise<Account> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
    const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
    const answer = await fetch(origin + path, { method: 'POST', body });
    const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
    return new Account(origin, localId, idToken);
  }

  /** The response's status and body. */
  async call(name: string, request: object): Promise<{ status: number; body: unknown }> {
    const authorization = this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`${this.#origin}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(request),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Sends a file, and returns the name by which it can be taken. */
  async upload(file: Buffer, contentType: string): Promise<string> {
    const fileName = uploadPlaceName(this.#sent++ % UPLOAD_LIMITS.places);
    const name = `uploads/${this.#userId}/${fileName}`;
    const settings = JSON.stringify({ name, contentType });
    const answer = await fetch(`${this.#origin}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        authorization: `Firebase ${this.#token}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${BOUNDARY}`,
      },
      body: Buffer.concat([
        Buffer.from(`--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${settings}\r\n`),
        Buffer.from(`--${BOUNDARY}\r\ncontent-type: ${contentType}\r\n\r\n`),
        file,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    });
    if (!answer.ok) throw new Error(`A file was refused: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return fileName;
  }
}
