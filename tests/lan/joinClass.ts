/**
 * Run by `proof.ts` on the other machine, as a class: it comes by the link in a file, which the teacher's page tells,
 * plays a little, plays to the end once the file says so, and stays until the file is gone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { setInterval as ticks } from 'node:timers/promises';
import { takeMoves } from '../bench/class/playTeam.ts';
import { HttpConnection } from '../bench/load/HttpConnection.ts';
import { SeatBrowser } from '../bench/party/SeatBrowser.ts';
import { Tapper } from '../bench/party/Tapper.ts';
import { CLASS } from './classOfThirty.ts';

const [file = ''] = process.argv.slice(2);
/** Milliseconds between two looks. */
const LOOK = 2000;
/** Connections over which the browser of a pupil loads the page. */
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

/** The pupils by team; the first of each takes the way out. @throws if nobody is in a team */
function teams(): readonly [Tapper, ...Tapper[]][] {
  return Array.from({ length: CLASS.teams }, (_, team) => {
    const [leader, ...others] = pupils.filter(({ place }) => place.inClass?.team === team);
    if (leader === undefined) throw new Error('Nobody is in a team.');
    return [leader, ...others];
  });
}

/** The room shows nothing until the teacher has started. */
async function seeRoom(pupil: Tapper): Promise<void> {
  for await (const _ of ticks(LOOK)) {
    await pupil.sync();
    if (pupil.labels.length > 0) return;
  }
}
