import { describe, expect, it } from 'vitest';
import { readInsights } from '../../../core/insight/readInsights.ts';
import { plantedRoom, playPlanted } from '../../../core/insight/testing/plantedPlays.ts';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { readAnswers } from './readAnswers.ts';
import { readTimes } from './readTimes.ts';
import { changeOf, compareVersions, readWeeks } from './readVersions.ts';
import { isQuiet, mapOf, readHints, readWay, worstOf } from './readWay.ts';

const map = mapOf(plantedRoom);
const { figures } = playPlanted();

function read(counted: VersionFigures) {
  const insights = readInsights(plantedRoom, counted);
  if (!insights) throw new Error('There are too few plays.');
  const way = readWay(map, insights, counted);
  return { insights, way, hints: readHints(insights) };
}

const withLock = (lock: string, changes: Partial<ItemConfig>): Room => ({
  ...plantedRoom,
  itemConfigs: {
    ...plantedRoom.itemConfigs,
    [lock]: { ...(plantedRoom.itemConfigs[lock] as ItemConfig), ...changes },
  },
});

describe('I6 the page of two hundred plays with planted faults', () => {
  const { insights, way, hints } = read(figures);

  it('has the locks in the order of the way, and those beside it last', () => {
    expect(way.map(({ lock }) => lock)).toEqual(['desk', 'safe', 'door', 'box']);
    const onMap = map.nodes.map(({ id }) => id);
    for (const { lock } of way) expect(onMap).toContain(lock);
  });

  it('names exactly what was planted', () => {
    const desk = way.find(({ lock }) => lock === 'desk');
    const near = way.flatMap(({ lock, answers }) =>
      answers.flatMap(({ text, miss }) => (miss?.type === 'near' ? [`${lock} ${text}`] : [])),
    );
    expect({
      worst: worstOf(way)?.lock,
      near,
      weak: hints?.weak.map(({ item, rung }) => `${item} ${rung}`),
      unfound: insights.unfound.map(({ item }) => item),
      clicked: insights.clickedInVain.map(({ item }) => item),
    }).toEqual({
      worst: 'box',
      near: ['desk NIGHTINGAL'],
      weak: ['desk what'],
      unfound: ['coin'],
      clicked: ['vase'],
    });
    expect(desk).toMatchObject({ reached: 100, openedOfAll: 100, isHot: false });
    expect(isQuiet(insights, way, hints)).toBe(false);
  });

  it('says by rung which hint was enough, and how many were asked for', () => {
    expect(hints?.enough.map(({ rung }) => rung)).toEqual(['what', 'where', 'how', 'done']);
    expect(hints?.enough.find(({ rung }) => rung === 'how')?.share).toBe(100);
    expect(way.find(({ lock }) => lock === 'desk')?.hints).toBeCloseTo(hints?.perPlay ?? 0, 1);
    const enough = { what: 1, where: 1, how: 1 };
    const thirds = read({ ...figures, hints: { desk: { shown: { how: 5 }, enough } } }).hints;
    expect(thirds?.enough.map(({ share }) => share)).toEqual([34, 33, 33, 0]);
  });

  it('stays quiet where nothing has to be mended', () => {
    const good = { reached: 20, opened: 20 };
    const calm = read({
      ...figures,
      ...{ escapes: 20, left: 0, locks: { desk: good, safe: good, door: good, box: good } },
      ...{ hints: {}, idle: {}, answers: {}, found: { coin: 20, key: 20, page: 20 } },
    });
    expect(worstOf(calm.way)).toBeNull();
    expect(calm.hints).toBeNull();
    expect(isQuiet(calm.insights, calm.way, calm.hints)).toBe(true);
  });
});

describe('I4 wrong answers at a lock', () => {
  const desk = read(figures).way.find(({ lock }) => lock === 'desk');
  if (!desk) throw new Error('There is no desk.');
  const answersIn = (draft: Room | null) => readAnswers(plantedRoom, draft, desk);

  it('can be accepted by a lock that takes words, also while the draft is not known', () => {
    for (const draft of [plantedRoom, null]) {
      const { now, rows } = answersIn(draft);
      expect(now).toBe('same');
      expect(rows.map(({ shown, acceptance }) => [shown, acceptance])).toEqual([
        ['nightingal', 'possible'],
        ['sparrow', 'possible'],
      ]);
    }
  });

  it('come last once the lock accepts them', () => {
    const { now, rows } = answersIn(withLock('desk', { alsoAccepts: ['Nightingal'] }));
    expect(now).toBe('same');
    expect(rows.map(({ shown, acceptance }) => [shown, acceptance])).toEqual([
      ['sparrow', 'possible'],
      ['nightingal', 'accepted'],
    ]);
  });

  it('find no place in a lock that is full, and none in one that takes no words', () => {
    const full = answersIn(withLock('desk', { alsoAccepts: [...'abcdefgh'] }));
    expect(full.rows.map(({ acceptance }) => acceptance)).toEqual(['full', 'full']);
    const digits = withLock('desk', { face: { type: 'digits' }, unlockPassword: '1234' });
    expect(answersIn(digits)).toMatchObject({ now: 'changed', rows: [{ acceptance: 'never' }, {}] });
  });

  it('tell of a lock that has another answer by now, is open, or is gone', () => {
    expect(answersIn(withLock('desk', { unlockPassword: 'owl' })).now).toBe('changed');
    expect(answersIn(withLock('desk', { isItemLocked: false })).now).toBe('changed');
    const { desk: _, ...itemConfigs } = plantedRoom.itemConfigs;
    expect(answersIn({ ...plantedRoom, itemConfigs }).now).toBe('gone');
  });
});

describe('I6 versions side by side', () => {
  const later: VersionFigures = { ...figures, version: 2, escapes: 180, left: 20 };

  it('compare escapes and the hot locks of the latest three, oldest first', () => {
    const { way } = read(later);
    const few = { ...figures, version: 3, escapes: 3, left: 0, timeouts: 0 };
    const compared = compareVersions(plantedRoom, [later, figures], way);
    expect(compared?.versions.map(({ version, plays }) => [version, plays])).toEqual([
      [1, 200],
      [2, 200],
    ]);
    const [escaped, box] = compared?.rows ?? [];
    expect(escaped).toMatchObject({ lock: null, shares: [expect.any(Number), 90] });
    expect(box).toMatchObject({ lock: 'box', shares: [0, 0], change: 0 });
    const withFew = compareVersions(plantedRoom, [few, later, figures], way);
    expect(withFew?.versions.at(-1)).toMatchObject({ plays: 3, insights: null });
    expect(withFew?.rows[0]).toMatchObject({ change: null });
    expect(compareVersions(plantedRoom, [figures], way)).toBeNull();
  });

  it.each([
    [17, 'more'],
    [-3, 'fewer'],
    [2, 'asBefore'],
  ])('%d more of 100 are %s', (change, words) => {
    expect(changeOf(change)).toBe(words);
  });
});

describe('I3 plays by week', () => {
  it('have their Mondays, and the weeks without plays in between', () => {
    const weeks = { '2026-W53': { escapes: 2 }, '2027-W02': { left: 1 } };
    const read = readWeeks(
      [
        { ...figures, version: 2, weeks },
        { ...figures, version: 1, weeks: { '2026-W53': { timeouts: 4 } } },
      ],
      2,
    );
    expect(read.map(({ monday, own, others }) => [monday.toISOString().slice(0, 10), own, others])).toEqual([
      ['2026-12-28', 2, 4],
      ['2027-01-04', 0, 0],
      ['2027-01-11', 1, 0],
    ]);
    expect(readWeeks([{ ...figures, weeks: { spring: { left: 1 } } }], 1)).toEqual([]);
  });
});

describe('I3 durations of escapes', () => {
  it('are bars from the first to the last, and late beyond the limit', () => {
    const bars = readTimes({ 5: 1, 60: 1, 120: 3, 240: 2, more: 1 }, 3);
    expect(bars.slice(0, 5).map(({ minutes, count, isLate }) => [minutes, count, isLate])).toEqual([
      [1, 2, false],
      [1.5, 0, false],
      [2, 3, false],
      [3, 0, false],
      [4, 2, true],
    ]);
    expect(bars.at(-1)).toEqual({ minutes: null, count: 1, isLate: true });
    expect(readTimes({}, 20)).toEqual([]);
  });
});
