import { cutText } from '../util/cutText.ts';

const NUMBER = / (\d+)$/;

interface Named {
  name: string;
}

/**
 * Returns a name for a copy: the next free number after all copies of that name. A name that is free stays.
 */
export function numberedName(others: Readonly<Record<string, Named>>, name: string, longest: number): string {
  const taken = new Set(Object.values(others).map((other) => other.name));
  if (!taken.has(name)) return name;
  // "Room 7" counts as a name of its own unless a room "Room" exists.
  const base = name.replace(NUMBER, '');
  const start = taken.has(base) ? base : name;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const numbered = `${cutText(start, longest - ending.length)}${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
}
