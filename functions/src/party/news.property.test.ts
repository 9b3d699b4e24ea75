// @isolation backend

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HeardChange } from '../../../core/calls/pieces/party.ts';
import { createTeam, seatNewcomer } from '../../../core/play/team/seating.ts';
import { playOf, seatsOf, type Team } from '../../../core/play/team/team.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { applyViewChange } from '../../../core/play/view/viewChange.ts';
import { DOOR_ID, type Room } from '../../../core/room/model.ts';
import { build, lockByPassword } from '../../../core/testing/build.ts';
import { Choices } from '../../../core/testing/choices.ts';
import { CHOICES, MOST, SEED } from '../../../core/testing/numbers.ts';
import { inNames, randomAction, START } from '../../../core/testing/playing.ts';
import { randomPlainRoom } from '../../../core/testing/randomCommand.ts';
import { sealRoom } from '../../../core/testing/sealRoom.ts';
import { judgeInParty } from './judgeInParty.ts';
import { heardSince, noteNews, publicationOf, type SeatNews } from './news.ts';
import { type PartyPlay, teamOf, withTeam } from './partyPlay.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
const SOME = { ...SEED, numRuns: 75 };
/** The changes that a seat can ask for again (T12). */
const KEPT = 50;

/** The view of one seat, as its browser builds it from its answers and its stream of messages. */
interface Follower {
  view: PlayerView;
  heard: readonly HeardChange[];
}

function openParty(room: Room, seats: number): PartyPlay {
  let names = 0;
  let team: Team = createTeam(room, () => `opaque-${names++}`, { code: 'K7M4QX', name: 'Ada' });
  for (let seat = 1; seat < seats; seat++) team = seatNewcomer(room, team, { seat, name: `Guest ${seat}` });
  const party = { code: 'K7M4QX', opener: 0, isOpen: true, number: 0, key: 'team' };
  const newcomers = seatsOf(team).map((seat) => ({ playerId: `player-${seat}`, key: `key-${seat}` }));
  return withTeam({ party, seats: {} } as unknown as PartyPlay, team, newcomers);
}

/** Builds a random room, mostly with a locked door, so that plays last. */
function randomRoom(choices: Choices): Room {
  const made = randomPlainRoom(choices);
  const isOpen = made.itemConfigs[DOOR_ID]?.isItemLocked === false;
  return sealRoom(isOpen ? build(lockByPassword(DOOR_ID, '1'), made) : made);
}

/** Follows the stream of each seat, and its own answers, for any actions of up to four seats. */
function playTogether(list: readonly number[]) {
  const cut = Math.floor(list.length * 0.45);
  const room = randomRoom(new Choices(list.slice(0, cut)));
  const choices = new Choices(list.slice(cut));
  let document = openParty(room, choices.below(4) + 1);
  let at = START;
  const view = (seat: number) => toSeatView({ room, team: teamOf(document), at }, seat);
  const followers = new Map<number, Follower>();
  for (const seat of seatsOf(document)) followers.set(seat, { view: view(seat), heard: [] });
  const show = (seat: number, number: number, { by, events, change }: SeatNews & { by: number }) => {
    const { view: before, heard } = followers.get(seat) as Follower;
    const more = events.length > 0 ? [{ number, by, events }] : [];
    followers.set(seat, { view: applyViewChange(before, change), heard: [...heard, ...more] });
  };
  while (!choices.isUsedUp) {
    at += choices.below(3000);
    const seat = choices.below(followers.size);
    const play = playOf(teamOf(document), seat);
    const next = play.isStarted ? randomAction(room, play, choices) : ({ type: 'start' } as const);
    const action = inNames(play, next);
    const { acted, after, news } = judgeInParty({ document, seat, room, action, at });
    document = news === null ? after : noteNews(after, news);
    show(seat, 0, { by: seat, events: [], change: acted.change });
    for (const [path, text] of Object.entries(news === null ? {} : publicationOf(document, news))) {
      const [, other, number] = /^told\/key-(\d)\/(\d+)$/.exec(path) ?? [];
      const told = typeof text === 'string' ? JSON.parse(text) : null;
      if (told?.change !== undefined) show(Number(other), Number(number), told);
    }
  }
  return { document, followers, view };
}

it('T12 T13 what sync answers equals what the stream has shown, for any actions of up to four seats', () => {
  let count = 0;
  fc.assert(
    fc.property(numbers, (list) => {
      const { document, followers, view } = playTogether(list);
      for (const [seat, follower] of followers) {
        const { heard } = follower;
        expect(heardSince(document.seats[seat] ?? {}, 0)).toEqual(heard.slice(-KEPT));
        // The clock of such a view goes on in the browser.
        expect({ ...follower.view, elapsed: 0 }).toEqual({ ...view(seat), elapsed: 0 });
        count += heard.length;
      }
    }),
    SOME,
  );
  expect(count).toBeGreaterThan(500);
});
