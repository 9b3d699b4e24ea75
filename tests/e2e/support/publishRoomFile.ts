import { deleteApp } from 'firebase/app';
import { parseRoomFile } from '../../../core/room/roomFile.ts';
import { demoPlayer } from '../../../seeds/demoAccounts.ts';
import { createRoomDocuments } from '../../../src/firebase/rooms/createRoomDocuments.ts';
import { newId } from '../../../src/stores/newId.ts';
import { logInWithoutPage } from './logInWithoutPage.ts';

/** Publishes a room's file as its creator, by the app's own calls without its pages. Answers where it is played. */
export async function publishRoomFile(url: string, file: string): Promise<string> {
  const parsed = parseRoomFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const services = await logInWithoutPage(url, demoPlayer.email, demoPlayer.password);
  const roomId = newId();
  const { revision } = await createRoomDocuments(services, roomId, parsed.value);
  const token = await services.auth.currentUser?.getIdToken();
  const answer = await fetch(`${url}/api/publishRoom`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ roomId, revision }),
  });
  await deleteApp(services.app);
  const { isPublished, findings } = await answer.json();
  if (!isPublished) throw new Error(`The room is not published: ${JSON.stringify(findings)}`);
  return `/gameplay/${roomId}`;
}
