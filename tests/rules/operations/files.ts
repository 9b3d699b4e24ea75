import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { DRAFT_ID, LIVE_ID } from '../documents.ts';
import {
  CREATORS_UPLOAD,
  DRAFT_COVER,
  type FileType,
  fileOf,
  LEFT_COVER,
  PICTURE,
  VERSION_COVER,
  VERSION_PICTURE,
} from '../files.ts';
import { NOBODY, type Person, type Role, SIGNED_IN } from '../people.ts';
import { type Operation, reading, writing } from '../table.ts';

const OWNER = ['creator'] as const;
const OWNER_AND_ADMIN = ['creator', 'admin'] as const;

const ownUpload = ({ userId }: Person) => `uploads/${userId}/39`;

export const fileOperations: readonly Operation[] = [
  ...readsOf('a draft’s cover', DRAFT_COVER, OWNER_AND_ADMIN),
  upload('a draft’s cover', OWNER, () => DRAFT_COVER, 'image/webp'),
  upload('the first cover', OWNER, () => `images/${LIVE_ID}.webp`, 'image/webp'),
  upload('a cover that is no webp', NOBODY, () => DRAFT_COVER, 'image/png'),
  upload('a page as a cover', NOBODY, () => DRAFT_COVER, 'text/html'),
  upload('a cover under another ending', NOBODY, () => `images/${DRAFT_ID}.png`, 'image/webp'),
  upload('a cover in a folder', NOBODY, () => `images/${DRAFT_ID}.webp/1.webp`, 'image/webp'),
  upload('a cover of a missing room', NOBODY, () => LEFT_COVER, 'image/webp'),
  upload('a picture without a room', NOBODY, () => 'images/logo.webp', 'image/webp'),
  settings('a cover’s', OWNER, DRAFT_COVER, { cacheControl: 'no-store' }),
  settings('a cover’s type', NOBODY, DRAFT_COVER, { contentType: 'text/html' }),
  remove('a draft’s cover', OWNER, DRAFT_COVER),
  remove('a cover left over from a deleted room', SIGNED_IN, LEFT_COVER),

  ...readsOf('a version’s cover', VERSION_COVER, NOBODY),
  upload('a version’s cover', NOBODY, () => VERSION_COVER, 'image/webp'),
  upload('a new version’s cover', NOBODY, () => `versions/${DRAFT_ID}/2.webp`, 'image/webp'),
  settings('a version’s cover’s', NOBODY, VERSION_COVER, { cacheControl: 'no-store' }),
  remove('a version’s cover', NOBODY, VERSION_COVER),

  ...readsOf('the creator’s own picture', CREATORS_UPLOAD, OWNER_AND_ADMIN),
  upload('a picture of one’s own', ['pro', 'admin'], ownUpload, 'image/png'),
  upload('a moving picture of one’s own', ['pro', 'admin'], ownUpload, 'image/gif'),
  upload('a drawing of one’s own', ['pro', 'admin'], ownUpload, 'image/svg+xml'),
  upload('a drawing as a cover', NOBODY, () => DRAFT_COVER, 'image/svg+xml'),
  upload('a page of one’s own', NOBODY, ownUpload, 'text/html'),
  upload('a picture in a place too many', NOBODY, ({ userId }) => `uploads/${userId}/40`, 'image/png'),
  upload('a picture over one’s own', NOBODY, () => CREATORS_UPLOAD, 'image/webp'),
  upload('a picture among the creator’s', NOBODY, () => 'uploads/creatorId/39', 'image/png'),
  upload(
    'a picture deeper among one’s own',
    NOBODY,
    (person) => `uploads/${person.userId}/39/39`,
    'image/png',
  ),
  settings('one’s own picture’s', NOBODY, CREATORS_UPLOAD, { cacheControl: 'no-store' }),
  remove('one’s own picture', OWNER, CREATORS_UPLOAD),

  ...readsOf('a taken picture', PICTURE, NOBODY),
  upload('a taken picture', NOBODY, () => PICTURE, 'image/webp'),
  upload('a picture of the library', NOBODY, () => `pictures/library/${'p'.repeat(20)}.webp`, 'image/webp'),
  remove('a taken picture', NOBODY, PICTURE),
  ...readsOf('a version’s picture', VERSION_PICTURE, NOBODY),
  upload('a version’s picture', NOBODY, () => VERSION_PICTURE, 'image/webp'),
  remove('a version’s picture', NOBODY, VERSION_PICTURE),

  ...readsOf('a file elsewhere', 'elsewhere/standing.webp', NOBODY),
  upload('a file elsewhere', NOBODY, () => 'elsewhere/new.webp', 'image/webp'),
  upload('a file at the top', NOBODY, () => 'new.webp', 'image/webp'),
  remove('a file elsewhere', NOBODY, 'elsewhere/standing.webp'),
  ...[
    '',
    'images',
    'versions',
    `versions/${DRAFT_ID}`,
    'uploads',
    'uploads/creatorId',
    'pictures',
    'elsewhere',
  ].map(list),
];

function readsOf(what: string, path: string, allowed: readonly Role[]): readonly Operation[] {
  return [
    reading(`files: download ${what}`, allowed, ({ storage }) => getBytes(ref(storage, path))),
    reading(`files: see the settings of ${what}`, allowed, ({ storage }) => getMetadata(ref(storage, path))),
    reading(`files: get the address of ${what}`, allowed, ({ storage }) =>
      getDownloadURL(ref(storage, path)),
    ),
  ];
}

function upload(
  what: string,
  allowed: readonly Role[],
  pathOf: (person: Person) => string,
  type: FileType,
): Operation {
  const { bytes, settings: given } = fileOf(type);
  return writing(`files: upload ${what}`, allowed, (person) =>
    uploadBytes(ref(person.storage, pathOf(person)), bytes, given),
  );
}

function settings(whose: string, allowed: readonly Role[], path: string, changes: object): Operation {
  return writing(`files: change ${whose} settings`, allowed, ({ storage }) =>
    updateMetadata(ref(storage, path), changes),
  );
}

function remove(what: string, allowed: readonly Role[], path: string): Operation {
  return writing(`files: delete ${what}`, allowed, ({ storage }) => deleteObject(ref(storage, path)));
}

function list(folder: string): Operation {
  return reading(`files: list "${folder}"`, NOBODY, ({ storage }) => listAll(ref(storage, folder)));
}
