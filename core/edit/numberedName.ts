import { cutText } from '../cutText.ts';
import { LIMITS } from '../room/limits.ts';
import type { Room } from '../room/model.ts';

const NUMBER = / (\d+)$/;

/** A copy's name: the next number after all of that name that are there, so that lists tell them apart; free names stay. */
export function numberedName({ itemConfigs }: Room, name: string): string {
  const taken = new Set(Object.values(itemConfigs).map((item) => item.name));
  if (!taken.has(name)) return name;
  // "Room 7" is a name as it is, unless it is one of several rooms.
  const base = name.replace(NUMBER, '');
  const start = taken.has(base) ? base : name;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const numbered = `${cutText(start, LIMITS.itemName - ending.length)}${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
}
