import { storageBucket } from '#local/config';
import { MAX_ENVELOPE_BYTES, MAX_METADATA_BYTES, MAX_NAME_BYTES } from '#local/limits';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Endpoint } from '../Endpoint.ts';
import type { Edge } from './Edge.ts';
import { textOfBytes } from './texts.ts';

const OBJECTS = `/v0/b/${storageBucket(PROJECT_ID)}/o`;

/** The limits of files. */
export const STORAGE_EDGES: readonly Edge[] = [
  {
    name: 'bytes of an object’s name',
    limit: MAX_NAME_BYTES,
    make: (count, choices) => ({
      method: choices.oneOf(['GET', 'DELETE'] as const),
      path: `${OBJECTS}/${encodeURIComponent(textOfBytes(count, choices))}`,
      scheme: 'Firebase',
    }),
    refused: 400,
  },
  {
    name: 'bytes of an object’s metadata',
    limit: MAX_METADATA_BYTES,
    make: (count, choices) =>
      startUpload({ metadata: { note: textOfBytes(count - 'note'.length, choices) } }),
    refused: 400,
  },
  {
    name: 'bytes of an object’s settings',
    limit: MAX_ENVELOPE_BYTES,
    make: (count) => startUpload({ unknown: 'x'.repeat(count - JSON.stringify({ unknown: '' }).length) }),
    refused: 413,
  },
];

function startUpload(body: object): Endpoint {
  const headers = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  return { method: 'POST', path: `${OBJECTS}?name=images%2Fedges.webp`, body, headers, scheme: 'Firebase' };
}
