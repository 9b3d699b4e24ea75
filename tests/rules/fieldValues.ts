import { LIMITS } from '../../core/room/limits.ts';

/** A value of a wrong type for each field of a room. */
export const WRONG_ROOM = {
  schemaVersion: '1',
  revision: '2',
  publishedVersion: null,
  roomName: 7,
  introduction: ['Once'],
  timeLimit: '5',
  itemConfigs: [],
  itemOrder: {},
  itemCounter: 1.5,
  background: '/art/study.webp',
  scenes: [],
  sceneOrder: {},
  language: 1,
  ending: null,
  classUse: 'everybody',
  debrief: 1,
  offersHelp: 'yes',
  coverScene: 1,
  creator: 1,
  creatorId: 2,
  isPreviewed: 'no',
  isPublished: 0,
  error: null,
  imageUrl: false,
};

/** A value of a wrong type for each field of a summary. */
export const WRONG_SUMMARY = {
  createdAt: '1790000000',
  creator: 1,
  creatorId: 2,
  isPreviewed: 'no',
  isPublished: 0,
  roomName: 7,
  timeLimit: '5',
  error: null,
  avgRating: '0',
  count: null,
  imageUrl: false,
  isListed: 'yes',
  hasNewerDraft: 'no',
  editedAt: '1790000000',
  searchWords: ['mine'],
  difficulty: { band: 'easy', minutes: 3 },
  goodFor: 4,
  bestTime: 1,
  language: 'en',
  coverBackground: 'dungeon',
  hidden: { reason: 'other', answer: '' },
};

const manyItems = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`item${index}`, {}]));
export const text = (length: number) => 'x'.repeat(length);
export const changesOf = (values: object) =>
  Object.entries(values).map(([field, value]) => ({ [field]: value }));
/** Pairs each change with a name that is short enough to read. */
export const named = (changes: readonly object[]) =>
  changes.map((change): [string, object] => [JSON.stringify(change).slice(0, 60), change]);

/** R4: the last values that are within a limit, and the first ones beyond. */
export const WITHIN = [
  { roomName: text(LIMITS.roomName) },
  { introduction: text(LIMITS.introduction) },
  { timeLimit: LIMITS.timeLimit.min },
  { timeLimit: LIMITS.timeLimit.max },
  { itemConfigs: manyItems(LIMITS.items), itemOrder: Object.keys(manyItems(LIMITS.items)) },
  { scenes: manyItems(LIMITS.scenes), sceneOrder: Object.keys(manyItems(LIMITS.scenes)) },
  { ending: text(LIMITS.ending) },
  { debrief: text(LIMITS.debrief), classUse: 'creatorAlone', offersHelp: false },
  { coverScene: text(64) },
  { coverScene: null },
];
export const BEYOND = [
  { roomName: text(LIMITS.roomName + 1) },
  { introduction: text(LIMITS.introduction + 1) },
  { timeLimit: LIMITS.timeLimit.min - 1 },
  { timeLimit: LIMITS.timeLimit.max + 1 },
  { timeLimit: 5.5 },
  { itemConfigs: manyItems(LIMITS.items + 1) },
  { itemOrder: Object.keys(manyItems(LIMITS.items + 1)) },
  { scenes: manyItems(LIMITS.scenes + 1) },
  { sceneOrder: Object.keys(manyItems(LIMITS.scenes + 1)) },
  { ending: text(LIMITS.ending + 1) },
  { debrief: text(LIMITS.debrief + 1) },
  { coverScene: text(65) },
  { language: text(36) },
  { schemaVersion: 1 },
  { schemaVersion: 2 },
  { schemaVersion: 4 },
  { imageUrl: text(1001) },
  { background: { uri: text(1001), ambient: '#ffffff' } },
  { background: { uri: '/art/study.webp' } },
  { background: { uri: '/art/study.webp', ambient: '#ffffff', script: '' } },
];

export function without(data: object, field: string): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}
