import { deleteApp } from 'firebase/app';
import { parseRoomFile } from '../../../core/room/roomFile.ts';
import { createAuthPort } from '../../../src/account/backend/authPort.ts';
import { createRoomDocuments } from '../../../src/rooms/backend/createRoomDocuments.ts';
import { newId } from '../../../src/shared/store/newId.ts';
import { logInWithoutPage, type Visitor, visitWithoutPage } from './logInWithoutPage.ts';

interface Account {
  email: string;
  password: string;
}

/** Adds a room's file to an account by the app's own calls, without its pages. Returns its id. */
export async function addRoomFile(url: string, { email, password }: Account, file: string) {
  const creator = await logInWithoutPage(url, email, password);
  const { roomId } = await addRoom(creator, file);
  await deleteApp(creator.app);
  return roomId;
}

/** Imports a room file into a new account and publishes it. Returns the path to play it. */
export async function publishRoomFile(url: string, file: string): Promise<string> {
  const email = `${newId()}@example.com`;
  const creator = visitWithoutPage(url, email);
  await createAuthPort(creator).register('Finn Latch', email, 'open-sesame');
  const added = await addRoom(creator, file);
  const token = await creator.auth.currentUser?.getIdToken();
  const answer = await fetch(`${url}/api/publishRoom`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(added),
  });
  await deleteApp(creator.app);
  const { isPublished, findings } = await answer.json();
  if (!isPublished) throw new Error(`The room is not published: ${JSON.stringify(findings)}`);
  return `/gameplay/${added.roomId}`;
}

async function addRoom(creator: Visitor, file: string): Promise<{ roomId: string; revision: number }> {
  const parsed = parseRoomFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const roomId = newId();
  const { revision } = await createRoomDocuments(creator, roomId, parsed.value);
  return { roomId, revision };
}
