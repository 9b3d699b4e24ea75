import { GRIDS } from '../../../core/lock/faces/pattern.ts';
import type { Face, FaceOf, FaceType } from '../../../core/lock/model.ts';
import type { Colour, Direction, SymbolSign, Tone } from '../../../core/lock/signs/signs.ts';
import { lockText } from '../../../src/play/text/en/lock.ts';
import type { LockDriver } from './LockDriver.ts';
import { putInOrder } from './lockSolutions.ts';

type Enters = {
  [Type in FaceType]?: (driver: LockDriver, answer: string, face: FaceOf<Type>) => Promise<void>;
};

/** For each face of the demo rooms' locks: enters a stored answer into the lock. */
const ENTERS: Enters = {
  text: ({ lock }, answer) => lock.getByLabel('Answer').fill(answer),
  digits: (driver, answer) => pressAll(driver, [...answer]),
  wheels: async ({ lock }, answer) => {
    for (const [place, sign] of answer.split(' ').entries())
      await lock.getByRole('spinbutton').nth(place).press(sign);
  },
  colours: (driver, answer) =>
    pressSigns(driver, answer, (sign: Colour) => `${lockText.colours[sign]}, ${lockText.cuts[sign]}`),
  directions: (driver, answer) => pressSigns(driver, answer, (sign: Direction) => lockText.directions[sign]),
  clock: async ({ lock }, answer) => {
    const [hour = 0, minute = 0] = answer.split(':').map(Number);
    const turn = async (hand: string, steps: number) => {
      for (let step = 0; step < steps; step += 1)
        await lock.getByRole('spinbutton', { name: hand }).press('ArrowRight');
    };
    await turn(lockText.hourHand, hour % 12);
    await turn(lockText.minuteHand, minute / 5);
  },
  symbols: (driver, answer) => pressSigns(driver, answer, (sign: SymbolSign) => lockText.symbols[sign]),
  melody: (driver, answer) => pressSigns(driver, answer, (sign: Tone) => lockText.tones[sign]),
  switches: async (driver, answer) => {
    const on = [...answer].flatMap((state, place) => (state === '1' ? [place + 1] : []));
    for (const place of on)
      await driver.press(
        driver.lock.getByRole('switch', { name: lockText.switchNumber(place), exact: true }),
      );
  },
  pattern: (driver, answer, { grid }) => {
    const { columns } = GRIDS[grid];
    const pins = answer.split(' ').map((pin) => Number(pin) - 1);
    return pressAll(
      driver,
      pins.map((pin) => lockText.pin(Math.floor(pin / columns) + 1, (pin % columns) + 1)),
    );
  },
  order: (driver, answer, { pieces }) => {
    const named = answer.split(' ').map((letter) => pieces[letter.charCodeAt(0) - 'a'.charCodeAt(0)]);
    return putInOrder(
      driver,
      named.map((piece) => (piece?.type === 'word' ? piece.text : '')),
    );
  },
};

/** Enters an answer into the open lock. */
export async function enterAnswer(driver: LockDriver, face: Face, answer: string): Promise<void> {
  const enter = ENTERS[face.type] as Enters['text'] | undefined;
  if (!enter) throw new Error(`Nobody knows here how ${face.type} is worked.`);
  await enter(driver, answer, face as FaceOf<'text'>);
}

function pressSigns<Sign extends string>(driver: LockDriver, answer: string, say: (sign: Sign) => string) {
  return pressAll(driver, (answer.split(' ') as Sign[]).map(say));
}

function pressAll(driver: LockDriver, names: readonly string[]): Promise<void> {
  return driver.press(...names.map((name) => driver.key(name)));
}
