/**
 * `proof.ts` runs it on the other machine, as a class. It joins by the link in a file that the teacher
 * writes, plays a little, plays to the end once the file says so, and stays until the file is deleted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { setInterval as ticks } from 'node:timers/promises';
import { takeMoves } from '../bench/class/playTeam.ts';
import { HttpConnection } from '../bench/load/HttpConnection.ts';
import { SeatBrowser } from '../bench/party/SeatBrowser.ts';
import { Tapper } from '../bench/party/Tapper.ts';
import { CLASS } from './classOfThirty.ts';

const [file = ''] = process.argv.slice(2);
/** Milliseconds between two checks of the file. */
const LOOK = 2000;
/** Connections that a pupil's browser opens while the page loads. */
const LOADING = 3;

const link = await readLink();
const { origin } = link;
// All at once.
const pupils = await Promise.all(Array.from({ length: CLASS.pupils }, join));
const browsers = pupils.map((pupil) => new SeatBrowser(pupil, origin));
await Promise.all(browsers.map((browser) => browser.connect()));
console.log(`✔ ${pupils.length} seats of one address joined by ${link.href}, each with a live channel`);
await playALittle();
console.log(`✔ each of them acted, and one of each team took ${CLASS.moves} steps of the way out`);
for await (const _ of ticks(LOOK)) if (readFileSync(file, 'utf8').includes(CLASS.goOn)) break;
await getOut();
console.log(`✔ ${CLASS.teams} teams got out`);
for await (const _ of ticks(LOOK)) if (!existsSync(file)) break;
for (const browser of browsers) await browser.close();

async function readLink(): Promise<URL> {
  for await (const _ of ticks(LOOK)) if (existsSync(file)) break;
  return new URL(readFileSync(file, 'utf8'));
}

/** Loads the page, and takes a seat. @throws if anything is refused */
async function join(): Promise<Tapper> {
  const connections = Array.from({ length: LOADING }, () => new HttpConnection(origin));
  const pages = await Promise.all(connections.map((each) => each.get(link.pathname + link.search)));
  const refused = pages.find(({ status }) => status !== 200);
  if (refused) throw new Error(`The page was answered by ${refused.status}.`);
  const pupil = await Tapper.takePlace(origin, 'joinParty', { code: link.searchParams.get('party') });
  for (const each of connections) each.close();
  return pupil;
}

async function playALittle(): Promise<void> {
  await Promise.all(
    teams().map(async ([leader, ...others]) => {
      await seeRoom(leader);
      await takeMoves(leader, { to: CLASS.moves });
      for (const other of others) {
        await seeRoom(other);
        await takeMoves(other, { to: 1 });
      }
    }),
  );
}

async function getOut(): Promise<void> {
  await Promise.all(
    teams().map(async ([leader]) => {
      await takeMoves(leader, { from: CLASS.moves });
      if (!leader.isOut) throw new Error('A team did not get out.');
    }),
  );
}

/** Returns the pupils by team; the first of each takes the way out. @throws if a team is empty */
function teams(): readonly [Tapper, ...Tapper[]][] {
  return Array.from({ length: CLASS.teams }, (_, team) => {
    const [leader, ...others] = pupils.filter(({ place }) => place.inClass?.team === team);
    if (leader === undefined) throw new Error('Nobody is in a team.');
    return [leader, ...others];
  });
}

/** Waits until the pupil sees the room, which shows nothing before the teacher's start. */
async function seeRoom(pupil: Tapper): Promise<void> {
  for await (const _ of ticks(LOOK)) {
    await pupil.sync();
    if (pupil.labels.length > 0) return;
  }
}
