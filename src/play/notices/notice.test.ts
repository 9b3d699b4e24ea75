import { expect, it } from 'vitest';
import type { GameplayState } from '../session/gameplayStore.ts';
import { tableText } from '../text/table.ts';
import { noticeOf, tellsNews } from './notice.ts';

const SILENT: Pick<
  GameplayState,
  | 'lastEvents'
  | 'putAway'
  | 'items'
  | 'labels'
  | 'places'
  | 'scene'
  | 'inventory'
  | 'actFailure'
  | 'isWaiting'
  | 'wasRunning'
> = {
  lastEvents: [],
  putAway: null,
  items: {},
  labels: {},
  places: [],
  scene: null,
  inventory: [],
  actFailure: null,
  isWaiting: false,
  wasRunning: false,
};
const HERE = { input: 'mouse' as const, isOnline: true, isPaused: false, isPictureMissing: false };

it('says one thing at a time: the connection, then news, then that a picture is missing', () => {
  const somethingElsewhere = [{ type: 'somethingElsewhere' } as const];
  expect(noticeOf(SILENT, HERE).words).toBe('');
  expect(noticeOf(SILENT, { ...HERE, isPictureMissing: true })).toMatchObject({
    words: tableText.pictureMissing,
    isWarning: true,
  });
  const changed = { ...SILENT, lastEvents: somethingElsewhere };
  expect(noticeOf(changed, { ...HERE, isPictureMissing: true })).toMatchObject({
    words: tableText.somethingElsewhere,
    isWarning: false,
  });
  expect(noticeOf(changed, { ...HERE, isOnline: false }).words).toBe(tableText.offline);
  const read = { ...changed, putAway: somethingElsewhere };
  expect([tellsNews(changed), tellsNews(read), noticeOf(read, HERE).words]).toEqual([true, false, '']);
});
