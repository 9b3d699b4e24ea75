import { startBackend } from '#local';
import { type AdminApp, requireAdminSdk } from '#local/adminSdk';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { type CatalogueEntry, ITEM_TAGS } from '../../../core/catalogue/model.ts';
import { libraryUri, uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import { OWN_COLLECTION } from '../../../core/catalogue/upload.ts';
import { chestEntry } from '../../../core/testing/entries.ts';
import { indexAccount } from '../../../functions/src/account/accountIndex.ts';
import { createReview, type Review } from '../../../functions/src/uploads/review.ts';
import { APP_BACKEND } from '../../../tools/serve/appBackend.ts';

/** Numbers of accounts, items and reviews. */
export interface Crowd {
  accounts: number;
  items: number;
  reviews: number;
}

/** Number of accounts in one import, so that the request stays small. */
const AT_ONCE = 100;
/** Unix seconds. */
const BEGAN = Date.UTC(2026, 0, 1) / 1000;

/** Puts so much into a new data folder, before its server runs. */
export async function fillAdminArea(dataFolder: string, { accounts, items, reviews }: Crowd): Promise<void> {
  const backend = await startBackend({ ...APP_BACKEND, dataFolder, port: 0 });
  const sdk = requireAdminSdk();
  const app = sdk.initializeApp();
  try {
    await importAccounts(app, accounts);
    await store(app, 'items', times(items, libraryItem));
    await store(app, 'reviews', times(reviews, waitingReview));
  } finally {
    await sdk.deleteApp(app);
    await backend.close();
  }
}

async function importAccounts(app: AdminApp, count: number): Promise<void> {
  const auth = requireAdminSdk().getAuth(app);
  const people = times(count, (number) => ({
    uid: `person-${number}`,
    email: `person.${number}@example.com`,
    displayName: `Person ${number}`,
  }));
  for (let start = 0; start < count; start += AT_ONCE)
    await auth.importUsers(people.slice(start, start + AT_ONCE));
  for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
    const { users, pageToken } = await auth.listUsers(1000, token);
    await store(
      app,
      'accounts',
      users.map((user) => [user.uid, { ...indexAccount(user) }]),
    );
    token = pageToken;
  }
  // Otherwise the first request of an admin would index all of them again.
  await requireAdminSdk().getFirestore(app).doc('sweeps/accounts').set({ pageToken: null });
}

type Stored = readonly [id: string, fields: Record<string, unknown>];

async function store(app: AdminApp, collection: string, documents: readonly Stored[]): Promise<void> {
  const db = requireAdminSdk().getFirestore(app);
  const writer = db.bulkWriter();
  for (const [id, fields] of documents) void writer.set(db.doc(`${collection}/${id}`), fields);
  await writer.close();
}

function libraryItem(number: number): Stored {
  const entry = itemWith(number, libraryUri(pictureId(number)));
  return [entry.id, { ...entry, searchWords: entryWordsOf(entry), setByAdmin: [] }];
}

function waitingReview(number: number): Stored {
  const uploader = { userId: `person-${number % 50}`, name: `Person ${number % 50}` };
  const entry = { ...itemWith(number, uploadUri(pictureId(number))), collection: OWN_COLLECTION };
  const upload = {
    id: `offered-${number}`,
    kind: 'item',
    ...uploader,
    createdAt: BEGAN,
    editedAt: BEGAN,
    review: null,
    entry,
  } as const;
  const review: Review = createReview(upload, uploader, { askedAt: BEGAN + number, measured: null });
  return [`review-${number}`, { ...review }];
}

function itemWith(number: number, uri: string): CatalogueEntry {
  const tag = ITEM_TAGS[1 + (number % (ITEM_TAGS.length - 1))] ?? 'Decorations';
  const variants = { plain: { default: uri, opened: uri } };
  return {
    ...chestEntry,
    id: `u_item-${number}`,
    name: `Thing ${number}`,
    tag,
    variants,
    colorOrder: ['plain'],
    order: 1000 + number,
  };
}

/** Returns an id of 20 letters, as pictures have. */
function pictureId(number: number): string {
  return `picture${String(number).padStart(13, '0')}`;
}

function times<Value>(count: number, make: (number: number) => Value): Value[] {
  return Array.from({ length: count }, (_, number) => make(number));
}
