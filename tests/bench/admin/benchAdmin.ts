import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { startLoadServer } from '../load/LoadServer.ts';
import { printTable } from '../table.ts';
import { AdminClient, type Answered } from './AdminClient.ts';
import { type Crowd, fillAdminArea } from './fillAdminArea.ts';

const CROWDS: readonly Crowd[] = [
  { accounts: 50, items: 50, reviews: 50 },
  { accounts: 500, items: 500, reviews: 200 },
  { accounts: 5000, items: 2000, reviews: 500 },
];

const DOCUMENTS = `/v1/projects/${PROJECT_ID}/databases/(default)/documents`;

interface Asked {
  name: string;
  path: string;
  body?: object;
}

/** The first request of each admin page, and that of the editor's palette last. */
const ASKED: readonly Asked[] = [
  { name: 'overview', path: '/api/overview' },
  { name: 'reports', path: '/api/listReports?status=open' },
  { name: 'items', path: '/api/listCatalogue', body: { kind: 'item' } },
  { name: 'items, one word', path: '/api/listCatalogue', body: { kind: 'item', search: 'thing' } },
  { name: 'items, two words', path: '/api/listCatalogue', body: { kind: 'item', search: 'thing stor' } },
  { name: 'reviews', path: '/api/listReviews', body: { kind: 'item', status: 'waiting' } },
  { name: 'an uploader', path: '/api/uploaderHistory', body: { userId: 'person-7' } },
  { name: 'accounts', path: '/api/listAccounts', body: { search: '', after: null } },
  { name: 'accounts, a word', path: '/api/listAccounts', body: { search: 'person', after: null } },
  { name: 'audit log', path: '/api/listAudit', body: { after: null } },
  { name: 'palette', path: `${DOCUMENTS}:runQuery`, body: { structuredQuery: activeItems() } },
];

/** Prints how the first responses of the admin area grow with the amount of data. */
export async function benchAdmin(): Promise<void> {
  const columns: Answered[][] = [];
  for (const crowd of CROWDS) columns.push(await measureCrowd(crowd));
  printTable('First answers to an admin: p50 in ms / processor time of one in ms / kB', [
    ['', ...CROWDS.map(describeCrowd)],
    ...ASKED.map(({ name }, row) => [name, ...columns.map((column) => describeAnswer(column[row]))]),
  ]);
}

async function measureCrowd(crowd: Crowd): Promise<Answered[]> {
  const server = await startLoadServer({ fill: (dataFolder) => fillAdminArea(dataFolder, crowd) });
  try {
    await server.settle();
    const admin = await AdminClient.logIn(server);
    const answers: Answered[] = [];
    for (const { path, body } of ASKED) answers.push(await admin.measure(path, body));
    return answers;
  } finally {
    await server.close();
  }
}

function describeCrowd({ accounts, items, reviews }: Crowd): string {
  return `${accounts} accounts, ${items} items, ${reviews} reviews`;
}

function describeAnswer(answered: Answered | undefined): string {
  if (!answered) return '';
  const { milliseconds, processor, bytes } = answered;
  return [milliseconds, processor, bytes / 1000].map((figure) => figure.toFixed(0)).join(' / ');
}

function activeItems() {
  const isActive = { field: { fieldPath: 'is_active' }, op: 'EQUAL', value: { booleanValue: true } };
  const orderBy = ['order', '__name__'].map((fieldPath) => ({ field: { fieldPath } }));
  return { from: [{ collectionId: 'items' }], where: { fieldFilter: isActive }, orderBy, limit: 96 };
}
