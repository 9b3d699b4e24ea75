import { DEFAULT_PROJECT_ID, storageBucket } from '../../local/config.ts';

/**
 * An address of the public port and a well-formed request to it that nobody but its victim may make, or that asks for
 * what does not exist: it must never come to anything, whatever is done to it on the way.
 */
export interface Endpoint {
  method: string;
  path: string;
  /** A JSON body; text for another kind; undefined for none. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** How the token is introduced in the authorization header; undefined where none is looked for. */
  scheme?: 'Bearer' | 'Firebase';
}

const ROOT = `projects/${DEFAULT_PROJECT_ID}/databases/(default)/documents`;
const ROOM = `${ROOT}/rooms/r1`;
const OBJECTS = `/v0/b/${storageBucket(DEFAULT_PROJECT_ID)}/o`;
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
    path: `${TOOLKIT}/projects/${DEFAULT_PROJECT_ID}/accounts:update`,
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

const FUNCTIONS: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/summary?isPublished=true&sortBy=avgRating&order=desc&limit=6&startAfter=none',
  },
  { method: 'POST', path: '/api/publishRoom', body: { roomId: 'r1', revision: 1 } },
  { method: 'POST', path: '/api/deleteRoom', body: { roomId: 'r1' } },
  { method: 'POST', path: '/api/listDeletedRooms', body: {} },
  { method: 'POST', path: '/api/putBackRoom', body: { roomId: 'r1' } },
  { method: 'POST', path: '/api/purgeRoom', body: { roomId: 'r1' } },
  { method: 'POST', path: '/api/listUnfinished', body: { roomId: 'r1' } },
  { method: 'POST', path: '/api/startPlay', body: { roomId: 'r1', playId: 'p1', guestToken: 'guessed' } },
  {
    method: 'POST',
    path: '/api/act',
    body: {
      playId: 'p1',
      guestToken: 'guessed',
      sequence: 1,
      action: { type: 'click', item: 'x' },
    },
  },
  ...[
    { type: 'start', timeAllowance: 'halfMore' },
    { type: 'useItem', item: 'x', on: 'y' },
    { type: 'go', scene: 'x' },
    { type: 'askHint' },
  ].map((action) => ({
    method: 'POST',
    path: '/api/act',
    body: { playId: 'p1', guestToken: 'guessed', sequence: 1, action },
  })),
  {
    method: 'POST',
    path: '/api/nameRecord',
    body: { playId: 'p1', guestToken: 'guessed', username: 'M' },
  },
  { method: 'POST', path: '/api/postRating', body: { roomId: 'r1', rating: 1, guestToken: 'guessed' } },
  { method: 'GET', path: '/api/offers' },
  {
    method: 'POST',
    path: '/api/createStripeCheckoutSession',
    body: { priceId: 'price_pro', email: 'mallory@example.com' },
  },
  {
    method: 'POST',
    path: '/api/stripeWebhook',
    body: { id: 'evt_1', type: 'checkout.session.completed', created: 1, data: { object: {} } },
    headers: { 'stripe-signature': 't=1,v1=guessed' },
  },
  { method: 'POST', path: '/api/claimPlays', body: { guestToken: 'guessed' } },
  { method: 'POST', path: '/api/exportAccount', body: { startAfter: 'rooms/r1' } },
  { method: 'POST', path: '/api/deleteAccount', body: {} },
  { method: 'POST', path: '/api/keepAccount', body: {} },
  { method: 'POST', path: '/api/listAccounts', body: { search: 'ada', after: { place: 1, id: 'ada' } } },
  { method: 'POST', path: '/api/changeAccount', body: { userId: 'ada', change: 'takePro' } },
  { method: 'POST', path: '/api/listAudit', body: { after: null } },
  {
    method: 'POST',
    path: '/api/takePicture',
    body: { fileName: 'guessed.png', kind: 'item' },
  },
  {
    method: 'POST',
    path: '/api/saveUpload',
    body: {
      uploadId: 'u1',
      kind: 'background',
      entry: {
        name: 'M',
        theme: '',
        moods: { day: { uri: '/pictures/aaaaaaaaaaaaaaaaaaaa.webp', ambient: '#ffffff' } },
        moodOrder: ['day'],
      },
    },
  },
  { method: 'POST', path: '/api/deleteUpload', body: { uploadId: 'u1' } },
  { method: 'POST', path: '/api/askReview', body: { uploadId: 'u1' } },
  { method: 'POST', path: '/api/withdrawReview', body: { uploadId: 'u1' } },
  {
    method: 'POST',
    path: '/api/listReviews',
    body: { kind: 'item', status: 'waiting', after: { place: 1, id: 'r' } },
  },
  { method: 'POST', path: '/api/holdReview', body: { reviewId: 'r1' } },
  {
    method: 'POST',
    path: '/api/decideReview',
    body: { reviewId: 'r1', decision: 'reject', reason: 'other', note: 'M' },
  },
  { method: 'POST', path: '/api/undoReview', body: { reviewId: 'r1' } },
  { method: 'POST', path: '/api/uploaderHistory', body: { userId: 'u1' } },
  {
    method: 'POST',
    path: '/api/listCatalogue',
    body: { kind: 'item', search: 'door', is_active: true, after: { place: 1, id: 'door' } },
  },
  {
    method: 'POST',
    path: '/api/saveCatalogueEntry',
    body: { kind: 'item', id: 'door', changes: { is_active: false } },
  },
  {
    method: 'POST',
    path: '/api/postReport',
    body: { roomId: 'r1', recordId: 'r1_1_p1', reason: 'other', note: 'M', guestToken: 'guessed' },
  },
  { method: 'GET', path: '/api/listReports?status=open&after=none' },
  { method: 'GET', path: '/api/roomScores?roomId=r1' },
  {
    method: 'POST',
    path: '/api/setRatingsAside',
    body: { roomId: 'r1', origin: 'x'.repeat(22), isSetAside: true },
  },
  { method: 'POST', path: '/api/removeRecord', body: { recordId: 'r1_1_guest' } },
  { method: 'POST', path: '/api/decideReport', body: { reportId: 'r1', action: 'dismiss', answer: 'M' } },
  { method: 'GET', path: '/api/overview' },
  { method: 'POST', path: '/api/none', body: {} },
];

const PAGES: Endpoint[] = [
  '/',
  '/assets/index-abc.js',
  '/room-editor/r1',
  '/art/items/none.webp',
  '/pictures/aaaaaaaaaaaaaaaaaaaa.webp',
  '/pictures/versions/r1/1/aaaaaaaaaaaaaaaaaaaa.webp',
  '/pictures/versions/r1/1/thumbs/aaaaaaaaaaaaaaaaaaaa.webp',
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
