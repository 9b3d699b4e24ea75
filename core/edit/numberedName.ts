import { cutText } from '../util/cutText.ts';

const NUMBER = / (\d+)$/;

interface Named {
  name: string;
}

/** A copy's name: the next number after all of that name that are there, so that lists tell them apart; free names stay. */
export function numberedName(others: Readonly<Record<string, Named>>, name: string, longest: number): string {
  const taken = new Set(Object.values(others).map((other) => other.name));
  if (!taken.has(name)) return name;
  // "Room 7" is a name as it is, unless it is one of several rooms.
  const base = name.replace(NUMBER, '');
  const start = taken.has(base) ? base : name;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const numbered = `${cutText(start, longest - ending.length)}${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
}
