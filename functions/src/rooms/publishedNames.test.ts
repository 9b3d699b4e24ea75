// @isolation backend

import { expect, it } from 'vitest';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { publishRoom } from './publishRoom.ts';

serveTests();

it('shows a room under its account’s name, whatever a browser wrote into the draft, and never an unclean name', async () => {
  const deps = createTestDeps();
  const creators = async () =>
    Promise.all(
      ['rooms/named', 'summary/named', 'rooms/named/versions/1'].map(
        async (path) => (await deps.read(path))?.creator,
      ),
    );
  const forged = 'The ministry \u202eegnahc';
  await deps.saveDraft('named', createTestRoom({ creator: forged, roomName: 'Room \u202eesrever' }), {
    creator: forged,
  });
  await publishRoom({ roomId: 'named', revision: 3 }, { ...CREATOR, name: 'Eve \u202eegnahc' }, deps);
  expect(await creators()).toEqual(['Eve egnahc', 'Eve egnahc', 'Eve egnahc']);
  expect(await deps.read('summary/named')).toMatchObject({ roomName: 'Room esrever' });
  expect(await deps.read('rooms/named/versions/1')).toMatchObject({ roomName: 'Room esrever' });
  await deps.db.doc('rooms/named').update({ revision: 4, roomName: '\u200b\u2060' });
  await publishRoom({ roomId: 'named', revision: 4 }, { ...CREATOR, name: '\u2800' }, deps);
  expect(await deps.read('summary/named')).toMatchObject({ creator: '', roomName: 'Untitled' });
});
