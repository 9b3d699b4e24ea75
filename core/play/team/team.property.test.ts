import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../../room/model.ts';
import { build, lockByPassword } from '../../testing/build.ts';
import { checkPlay } from '../../testing/checkPlay.ts';
import { Choices } from '../../testing/choices.ts';
import { CHOICES, MOST, SEED } from '../../testing/numbers.ts';
import { inNames, randomAction, START } from '../../testing/playing.ts';
import { randomPlainRoom } from '../../testing/randomCommand.ts';
import { sealRoom } from '../../testing/sealRoom.ts';
import type { Play } from '../model.ts';
import { isReachable } from '../step.ts';
import { nameOf } from '../view/toPlayerView.ts';
import { applyViewChange } from '../view/viewChange.ts';
import { type ActedInTeam, actInTeam } from './actInTeam.ts';
import { createTeam, seatNewcomer } from './seating.ts';
import { playOf, seatsOf, type Team } from './team.ts';
import { toSeatView } from './toSeatView.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
const SOME = { ...SEED, numRuns: 100 };
const SEATS = 4;

interface Moment {
  seat: number;
  before: Team;
  acted: ActedInTeam;
  at: number;
}

interface Played {
  room: Room;
  moments: readonly Moment[];
}

/** A room in which up to four players act in any order; doors are mostly locked, so that plays last. */
function roomAndTeam(list: readonly number[]): Played {
  const cut = Math.floor(list.length * 0.45);
  const choices = new Choices(list.slice(cut));
  const made = randomPlainRoom(new Choices(list.slice(0, cut)));
  const isOpen = made.itemConfigs.door?.isItemLocked === false;
  const locked = isOpen && choices.below(4) > 0 ? build(lockByPassword('door', '1'), made) : made;
  const room = { ...sealRoom(locked), timeLimit: 1 };
  return { room, moments: playTogether(room, choices) };
}

function playTogether(room: Room, choices: Choices): readonly Moment[] {
  let count = 0;
  let team = createTeam(room, () => `opaque-${count++}`, { code: 'K7M4QX', name: 'Ada' });
  for (let seat = 1; seat < SEATS; seat++) team = seatNewcomer(room, team, { seat, name: `Guest ${seat}` });
  team = actInTeam({ room, team, at: START }, 0, { type: 'start' }).team;
  const moments: Moment[] = [];
  let at = START;
  while (!choices.isUsedUp && moments.length < 120) {
    const seat = choices.below(SEATS);
    at += choices.below(3000);
    const play = playOf(team, seat);
    const acted = actInTeam({ room, team, at }, seat, inNames(play, randomAction(room, play, choices)));
    moments.push({ seat, before: team, acted, at });
    team = acted.team;
  }
  return moments;
}

let played: readonly Played[];
beforeAll(() => {
  played = fc.sample(numbers, SOME).map(roomAndTeam);
});

describe('T3 any interleaving of the actions of four seats', () => {
  it('keeps every seat’s play free of contradictions', () => {
    for (const { room, moments } of played) {
      for (const { acted } of moments) {
        const broken = seatsOf(acted.team).flatMap((seat) => checkPlay(room, playOf(acted.team, seat)));
        if (broken.length > 0) expect(broken).toEqual([]);
      }
    }
  });

  it('changes nothing of another seat but its hand, and its scene at the end', () => {
    for (const { moments } of played) {
      for (const { seat, before, acted } of moments) {
        for (const other of seatsOf(before).filter((each) => each !== seat)) {
          const [was, is] = [before.seats[other]?.state, acted.team.seats[other]?.state];
          if (isDeepStrictEqual(was, is)) continue;
          const { isEscaped, isGameOver, inventory } = acted.team.world;
          expect(is).toEqual({
            ...was,
            ...((isEscaped || isGameOver) && { scene: is?.scene, wayBack: is?.wayBack }),
            selected: null,
          });
          expect(isEscaped || isGameOver || !inventory.includes(was?.selected ?? '')).toBe(true);
        }
      }
    }
  });

  it('tells each seat a change that makes its view from the one before', () => {
    for (const { room, moments } of played) {
      for (const { before, acted, at } of moments) {
        for (const [seat, { change }] of Object.entries(acted.told)) {
          const from = toSeatView({ room, team: before, at: at - 5 }, Number(seat));
          const to = toSeatView({ room, team: acted.team, at }, Number(seat));
          const made = applyViewChange(from, JSON.parse(JSON.stringify(change)));
          // Much faster than `expect`, which is used only to report the difference.
          if (!isDeepStrictEqual(made, to)) expect(made).toEqual(to);
        }
      }
    }
  });

  it('P12 T4 tells each seat of nothing that it has not in view or in the bag, before or after', () => {
    const telling: unknown[] = [];
    for (const { room, moments } of played) {
      for (const { seat: actor, before, acted } of moments) {
        for (const [number, { events }] of Object.entries(acted.told)) {
          const seat = Number(number);
          const plays = [playOf(before, seat), playOf(acted.team, seat)];
          const unknown = room.itemOrder.filter((id) => !plays.some((play) => isKnown(room, play, id)));
          const text = JSON.stringify(events.filter(({ type }) => seat !== actor || type !== 'message'));
          const names = unknown.map((id) => `"${nameOf(plays[0] as Play, id)}"`);
          if (names.some((name) => text.includes(name))) telling.push(text);
          if (seat !== actor && /<(name|picture|message|password)/.test(text)) telling.push(text);
        }
      }
    }
    expect(telling).toEqual([]);
  });

  it('is not vacuous: others hear of takings, openings, pauses and ends', () => {
    const counts = new Map<string, number>();
    for (const { seat, acted } of played.flatMap(({ moments }) => moments)) {
      for (const [other, { events }] of Object.entries(acted.told))
        if (Number(other) !== seat)
          for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    const kinds = ['unlocked', 'opened', 'revealed', 'collected', 'paused', 'resumed', 'gameOver'];
    expect(kinds.filter((kind) => (counts.get(kind) ?? 0) < 20)).toEqual([]);
  });
});

function isKnown(room: Room, play: Play, id: string): boolean {
  const isInScene = room.itemConfigs[id]?.scene === play.scene;
  return (isReachable(play, id) && isInScene) || play.inventory.includes(id);
}
