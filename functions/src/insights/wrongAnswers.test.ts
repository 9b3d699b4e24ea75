// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { TestDeps } from '../testing/createTestDeps.ts';
import { DAY, FiguredRoom } from '../testing/figuredRoom.ts';
import { serveTests } from '../testing/serveTests.ts';

serveTests();

let room: FiguredRoom;
let deps: TestDeps;
beforeEach(async () => {
  room = await FiguredRoom.publish();
  ({ deps } = room);
});

describe('I4 wrong answers', () => {
  it('are in the figures once three plays from three networks gave them, and in no document before', async () => {
    for (const network of ['203.0.113.7', '203.0.113.7', '198.51.100.1']) {
      const player = await room.enter({ network });
      await player.guess('nightingal');
      await player.escape();
      expect((await room.figures()).answers).toEqual({});
      expect(JSON.stringify(await deps.read(player.path))).not.toContain('NIGHTINGAL');
      expect(await room.candidates()).not.toContain('NIGHTINGAL');
    }
    const third = await room.enter({ network: '192.0.2.50' });
    await third.guess('nightingal');
    await third.runOut();
    const { chest } = (await room.figures()).answers;
    expect(Object.values(chest ?? {})).toEqual([{ text: 'NIGHTINGAL', plays: 4 }]);
    const fifth = await room.enter();
    await fifth.guess('nightingal');
    await fifth.guess('nightingal');
    await fifth.escape();
    expect(Object.values((await room.figures()).answers.chest ?? {})).toEqual([
      { text: 'NIGHTINGAL', plays: 5 },
    ]);
    expect(await room.candidates()).toBe('[]');
  });

  it('of plays that were left count as well, once', async () => {
    for (const network of ['203.0.113.7', '198.51.100.1', '192.0.2.50'])
      await (await room.enter({ network })).guess('sparrow');
    deps.passTime(DAY);
    await cleanUp(deps);
    await cleanUp(deps);
    expect(Object.values((await room.figures()).answers.chest ?? {})).toEqual([
      { text: 'SPARROW', plays: 3 },
    ]);
    const { docs } = await deps.db.collection('plays').where('roomId', '==', room.roomId).get();
    expect(JSON.stringify(docs.map((stored) => stored.get('marks')))).not.toContain('SPARROW');
    expect(docs.some((stored) => stored.get('answeredFrom') !== undefined)).toBe(false);
  });

  it('are forgotten thirty days after the first play that gave them', async () => {
    for (const network of ['203.0.113.7', '198.51.100.1']) {
      const player = await room.enter({ network });
      await player.guess('sparrow');
      await player.escape();
      deps.passTime(15 * DAY);
    }
    await cleanUp(deps);
    expect(await room.candidates()).toBe('[]');
  });

  it('are not kept for a browser that asks not to be tracked', async () => {
    const player = await room.enter({ isPrivate: true });
    await player.guess('sparrow');
    expect(JSON.stringify((await deps.read(player.path))?.marks)).not.toContain('SPARROW');
    await player.escape();
    expect(await room.figures()).toMatchObject({ locks: { chest: { wrong: 1 } } });
    expect(await room.candidates()).toBe('[]');
  });
});
