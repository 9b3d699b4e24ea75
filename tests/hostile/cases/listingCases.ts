import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Endpoint } from '../Endpoint.ts';
import { BY_LINK } from '../Target.ts';
import type { CaseAnswer, NamedCase } from './NamedCase.ts';

const DOCUMENTS = `/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
/** Collections whose complete lists once revealed rooms published by link only. */
const COLLECTIONS = ['records', 'furtherRecords', 'teamRecords', 'ratingAggregates'];

/** No list spans several rooms: a room published by link only can be found only by its link. */
export const LISTING_CASES: readonly NamedCase[] = [
  ...COLLECTIONS.flatMap((name) => [
    refused(`${name} without a filter`, runQuery({ from: [{ collectionId: name }] })),
    refused(`${name} of every depth`, runQuery({ from: [{ collectionId: name, allDescendants: true }] })),
    refused(
      `${name} in an order`,
      runQuery({ from: [{ collectionId: name }], orderBy: [{ field: { fieldPath: 'time' } }] }),
    ),
    refused(
      `${name} of all rooms but one`,
      runQuery({ from: [{ collectionId: name }], where: roomIs('NOT_EQUAL', 'none') }),
    ),
    refused(
      `${name} of the rooms after one`,
      runQuery({ from: [{ collectionId: name }], where: roomIs('GREATER_THAN', '0') }),
    ),
    refused(`the count of ${name}`, {
      method: 'POST',
      path: `${DOCUMENTS}:runAggregationQuery`,
      scheme: 'Bearer',
      body: {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: name }] },
          aggregations: [{ alias: 'n', count: {} }],
        },
      },
    }),
  ]),
  refused(
    'the records of a draft',
    runQuery({ from: [{ collectionId: 'records' }], where: roomIs('EQUAL', 'r1') }),
  ),
  {
    name: 'whoever has a room’s link reads its records',
    requests: [runQuery({ from: [{ collectionId: 'records' }], where: roomIs('EQUAL', BY_LINK) })],
    judge: ([answer]) => (answer?.status === 200 && answer.body.includes(BY_LINK) ? null : told(answer)),
  },
];

function refused(what: string, request: Endpoint): NamedCase {
  const judge = ([answer]: readonly CaseAnswer[]) =>
    answer?.status === 403 && !answer.body.includes(BY_LINK) ? null : told(answer);
  return { name: `tells of no room by its link alone: ${what}`, requests: [request], judge };
}

function told(answer: CaseAnswer | undefined): string {
  return `${answer?.status} ${answer?.body.slice(0, 300)}`;
}

function roomIs(op: string, roomId: string): object {
  return { fieldFilter: { field: { fieldPath: 'roomId' }, op, value: { stringValue: roomId } } };
}

function runQuery(structuredQuery: object): Endpoint {
  return { method: 'POST', path: `${DOCUMENTS}:runQuery`, body: { structuredQuery }, scheme: 'Bearer' };
}
