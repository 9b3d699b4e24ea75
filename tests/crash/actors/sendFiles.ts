import type { SendFile } from './Uploads.ts';

/** In one piece, like the SDK's `uploadBytes`. */
export const sendWhole: SendFile = async (address, name, bytes) => {
  const json = 'content-type: application/json\r\n\r\n{"contentType":"image/webp"}';
  const head = `--cut\r\n${json}\r\n--cut\r\ncontent-type: image/webp\r\n\r\n`;
  await post(
    `${address}?name=${encodeURIComponent(name)}`,
    Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--')]),
    {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=cut',
    },
  );
};

const PIECE = 256 * 1024;

/** In pieces, like the SDK's `uploadBytesResumable`. */
export const sendInPieces: SendFile = async (address, name, bytes) => {
  const start = await post(`${address}?name=${encodeURIComponent(name)}`, '{"contentType":"image/webp"}', {
    'x-goog-upload-protocol': 'resumable',
    'x-goog-upload-command': 'start',
    'x-goog-upload-header-content-length': `${bytes.length}`,
  });
  const pieces = start.headers.get('x-goog-upload-url') ?? '';
  for (let offset = 0; offset < bytes.length; offset += PIECE) {
    const isLast = offset + PIECE >= bytes.length;
    await post(pieces, bytes.subarray(offset, offset + PIECE), {
      'x-goog-upload-command': isLast ? 'upload, finalize' : 'upload',
      'x-goog-upload-offset': `${offset}`,
    });
  }
};

async function post(
  address: string,
  body: Buffer | string,
  headers: Record<string, string>,
): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered by ${answer.status}.`);
  return answer;
}
