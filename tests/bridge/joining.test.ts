// @isolation backend

import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase } from 'firebase/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAddress } from '#local/config';
import { createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { createLiveChannel } from '../../src/play/backend/liveChannel.ts';
import { createPartyPort } from '../../src/play/backend/partyPort.ts';
import { openSeat } from '../../src/play/together/openSeat.ts';
import type { SendCall } from '../../src/shared/ports/Calls.ts';
import { PROJECT_ID } from '../../tools/serve/appBackend.ts';
import { addRoom } from './addRoom.ts';
import { ownMemory } from './ownMemory.ts';
import { startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let roomId: string;

beforeAll(async () => {
  app = await startTestApp();
  const ada = app.openBrowser();
  await ada.authPort.register('Ada', 'ada@example.com', 'correct horse');
  roomId = (await addRoom(ada, createTestRoom())).id;
  await ada.api.publishRoom({ roomId, revision: 1 });
});
afterAll(() => app.close());

/**
 * Returns a guest with a browser and a live channel, who notes for each call of `sync` whether the channel
 * was connected.
 */
function openGuest() {
  const database = initializeApp(
    { projectId: PROJECT_ID, databaseURL: databaseAddress(PROJECT_ID) },
    `guest-${Math.random()}`,
  );
  const { hostname, port } = new URL(app.origin);
  connectDatabaseEmulator(getDatabase(database), hostname, Number(port));
  const browser = app.openBrowser();
  const syncs: boolean[] = [];
  let isConnected = () => false;
  const send: SendCall = (contract, request) => {
    if (contract.name === 'sync') syncs.push(isConnected());
    return browser.send(contract, request);
  };
  const party = createPartyPort({
    send,
    isApart: false,
    memory: ownMemory(),
    connectLive: async () => {
      // In the app, the channel's code loads first, and the play is open by then.
      await turnOfTheLoop();
      return createLiveChannel(getDatabase(database));
    },
  });
  return {
    party,
    syncs,
    /** Plays at the seat until the first whole view has come. */
    sit: async (seated: Awaited<ReturnType<typeof party.openParty>>) => {
      const { begin, gameplay, presence } = openSeat(party, seated, undefined);
      isConnected = () => presence.getState().isConnected;
      const end = begin();
      await expect.poll(() => isConnected() && syncs.length > 0 && gameplay.getState().call).toBeNull();
      return end;
    },
    close: () => deleteApp(database),
  };
}

it('T12 whoever opens a party or joins it asks for everything once, when the live channel is there', async () => {
  const [opener, friend] = [openGuest(), openGuest()];
  const seated = await opener.party.openParty({ roomId });
  const ends = [await opener.sit(seated)];
  ends.push(await friend.sit(await friend.party.joinParty({ code: seated.view.team?.code ?? '' })));
  expect([opener.syncs, friend.syncs]).toEqual([[true], [true]]);
  for (const end of ends) end();
  await Promise.all([opener.close(), friend.close()]);
});
