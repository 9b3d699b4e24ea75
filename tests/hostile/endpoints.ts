import { storageBucket } from '#local/config';
import { PROJECT_ID } from '../../tools/serve/appBackend.ts';
import type { Endpoint } from './Endpoint.ts';
import { FUNCTIONS } from './functionEndpoints.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
const ROOM = `${ROOT}/rooms/r1`;
const OBJECTS = `/v0/b/${storageBucket(PROJECT_ID)}/o`;
const COVER = `${OBJECTS}/images%2Fr1.webp`;
const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const value = (text: string) => ({ stringValue: text });
const isMine = {
  fieldFilter: { field: { fieldPath: 'creatorId' }, op: 'EQUAL', value: value('ada') },
};
const query = {
  from: [{ collectionId: 'rooms', allDescendants: false }],
  where: { compositeFilter: { op: 'AND', filters: [isMine, isMine] } },
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }],
  startAt: { values: [{ referenceValue: ROOM }], before: false },
  limit: 2,
};

const FIRESTORE: Endpoint[] = [
  { method: 'POST', path: `/v1/${ROOT}:batchGet`, body: { documents: [ROOM, `${ROOT}/users/ada`] } },
  { method: 'POST', path: `/v1/${ROOT}:runQuery`, body: { structuredQuery: query } },
  {
    method: 'POST',
    path: `/v1/${ROOM}:runQuery`,
    body: { structuredQuery: { from: [{ collectionId: 'versions' }] } },
  },
  {
    method: 'POST',
    path: `/v1/${ROOT}:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        structuredQuery: query,
        aggregations: [
          { alias: 'a', count: {} },
          { alias: 'b', sum: { field: { fieldPath: 'count' } } },
        ],
      },
    },
  },
  {
    method: 'POST',
    path: `/v1/${ROOT}:commit`,
    body: {
      writes: [
        {
          update: {
            name: ROOM,
            fields: {
              creatorId: value('mallory'),
              list: { arrayValue: { values: [{ integerValue: '1' }] } },
            },
          },
          updateMask: { fieldPaths: ['creatorId', 'list', '`a.b`'] },
          updateTransforms: [
            { fieldPath: 'n', increment: { integerValue: '1' } },
            { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'tags', appendMissingElements: { values: [value('x')] } },
          ],
          currentDocument: { exists: true },
        },
        { delete: `${ROOT}/summary/r1` },
      ],
    },
  },
];

const AUTH: Endpoint[] = [
  {
    method: 'POST',
    path: `${TOOLKIT}/accounts:signUp`,
    body: { email: 'nobody', password: 'x', returnSecureToken: true },
  },
  {
    method: 'POST',
    path: `${TOOLKIT}/accounts:signInWithPassword`,
    body: { email: 'ada@example.com', password: 'wrong', returnSecureToken: true },
  },
  { method: 'POST', path: `${TOOLKIT}/accounts:lookup`, body: { idToken: 'forged' } },
  {
    method: 'POST',
    path: `${TOOLKIT}/accounts:update`,
    body: { idToken: 'forged', displayName: 'Mallory', deleteAttribute: ['PHOTO_URL'] },
  },
  { method: 'POST', path: `${TOOLKIT}/accounts:update`, body: { oobCode: 'forged' } },
  { method: 'POST', path: `${TOOLKIT}/accounts:delete`, body: { idToken: 'forged' } },
  {
    method: 'POST',
    path: `${TOOLKIT}/accounts:sendOobCode`,
    body: { requestType: 'VERIFY_EMAIL', idToken: 'forged', continueUrl: 'http://evil.example' },
  },
  {
    method: 'POST',
    path: `${TOOLKIT}/accounts:resetPassword`,
    body: { oobCode: 'forged', newPassword: 'x' },
  },
  {
    method: 'POST',
    path: `${TOOLKIT}/projects/${PROJECT_ID}/accounts:update`,
    body: { localId: 'ada', password: 'overtaken' },
    scheme: 'Bearer',
  },
  {
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token',
    body: 'grant_type=refresh_token&refresh_token=forged',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
];

const UPLOAD = '--b\r\n\r\n{"contentType":"image/webp"}\r\n--b\r\n\r\nRIFF....WEBP\r\n--b--';

const STORAGE: Endpoint[] = [
  {
    method: 'POST',
    path: `${OBJECTS}?name=images%2Fr1.webp`,
    body: UPLOAD,
    headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
  },
  {
    method: 'POST',
    path: `${OBJECTS}?name=images%2Fr1.webp`,
    body: { contentType: 'image/webp', metadata: { a: 'b' } },
    headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
  },
  {
    method: 'POST',
    path: `${OBJECTS}?name=images%2Fr1.webp&upload_id=6f1c&upload_protocol=resumable`,
    body: 'RIFF....WEBP',
    headers: { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' },
  },
  { method: 'GET', path: `${OBJECTS}?prefix=images%2F&delimiter=%2F&maxResults=2` },
  { method: 'GET', path: `${COVER}?alt=media&token=guessed` },
  { method: 'GET', path: COVER },
  { method: 'PATCH', path: COVER, body: { cacheControl: 'public', metadata: { a: null } } },
  { method: 'DELETE', path: COVER },
];

const PAGES: Endpoint[] = [
  '/',
  '/assets/index-abc.js',
  '/room-editor/r1',
  '/art/items/none.webp',
  '/pictures/aaaaaaaaaaaaaaaaaaaa.webp',
  '/pictures/versions/r1/1/aaaaaaaaaaaaaaaaaaaa.webp',
  '/pictures/versions/r1/1/thumbs/aaaaaaaaaaaaaaaaaaaa.webp',
  '/__local/address',
  '/__local/health',
  '/__local/mail',
  '/__local/pay',
  '/__local/pay/cs_test_guessed',
].map((path) => ({ method: 'GET', path, headers: { accept: 'text/html' } }));

const PAY: Endpoint[] = ['cs_test_guessed/pay', 'cs_test_guessed/cancel', 'ch_guessed/refund'].map(
  (step) => ({
    method: 'POST',
    path: `/__local/pay/${step}`,
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
);

/** Every address of the public port. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...FIRESTORE.map((endpoint) => ({ scheme: 'Bearer', ...endpoint }) as const),
  ...AUTH,
  ...STORAGE.map((endpoint) => ({ scheme: 'Firebase', ...endpoint }) as const),
  ...FUNCTIONS.map((endpoint) => ({ scheme: 'Bearer', ...endpoint }) as const),
  ...PAGES,
  ...PAY,
];
