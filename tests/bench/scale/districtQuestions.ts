import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { personId, roomId } from './fillDistrict.ts';

const DOCUMENTS = `/v1/projects/${PROJECT_ID}/databases/(default)/documents`;

interface Asked {
  name: string;
  path: string;
  body?: object;
}

/** The first page of each list that grows with a district. */
export function districtQuestions(): readonly Asked[] {
  const board = [equal('roomId', { stringValue: roomId(3) }), equal('version', { integerValue: '1' })];
  const summaries = (sortBy: string) => `/api/summary?isPublished=true&sortBy=${sortBy}&order=desc&limit=6`;
  return [
    { name: 'dashboard, newest', path: summaries('createdAt') },
    { name: '… best rated', path: summaries('avgRating') },
    { name: '… found by a word', path: `${summaries('count')}&search=vault` },
    { name: 'leaderboard', ...runQuery('records', board, ['time'], 20) },
    { name: '… counted', ...count('records', board) },
    {
      name: 'projects',
      ...runQuery('summary', [equal('creatorId', { stringValue: personId(1) })], ['-createdAt']),
    },
    {
      name: 'a player’s escapes',
      ...runQuery('records', [equal('playerId', { stringValue: personId(3) })], ['-createdAt'], 20),
    },
    {
      name: 'palette',
      ...runQuery('items', [equal('is_active', { booleanValue: true })], ['order', '__name__'], 96),
    },
    { name: 'admin: overview', path: '/api/overview' },
    { name: '… accounts', path: '/api/listAccounts', body: { search: '', after: null } },
    {
      name: '… an account',
      path: '/api/listAccounts',
      body: { search: 'person.7@example.com', after: null },
    },
    { name: '… items', path: '/api/listCatalogue', body: { kind: 'item' } },
    { name: '… reviews', path: '/api/listReviews', body: { kind: 'item', status: 'waiting' } },
    { name: '… reports', path: '/api/listReports?status=open' },
    { name: '… audit log', path: '/api/listAudit', body: { after: null } },
  ];
}

function equal(fieldPath: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } };
}

function structured(collectionId: string, filters: readonly object[]) {
  return { from: [{ collectionId }], where: { compositeFilter: { op: 'AND', filters } } };
}

/** A field with a minus before it is descending. */
function runQuery(collectionId: string, filters: readonly object[], fields: readonly string[], limit = 100) {
  const orderBy = fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
  const structuredQuery = { ...structured(collectionId, filters), orderBy, limit };
  return { path: `${DOCUMENTS}:runQuery`, body: { structuredQuery } };
}

function count(collectionId: string, filters: readonly object[]) {
  const structuredQuery = structured(collectionId, filters);
  const aggregations = [{ alias: 'n', count: {} }];
  return {
    path: `${DOCUMENTS}:runAggregationQuery`,
    body: { structuredAggregationQuery: { structuredQuery, aggregations } },
  };
}
