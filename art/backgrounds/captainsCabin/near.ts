import { polar } from '../../ink/path.ts';
import { oval, polyline } from '../../ink/shapes.ts';
import { nearCask } from '../../kits/stage/nearCask.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

const HUB = [1962, 1064] as const;
const OAK = '#a8703c';

/** A cask, and the wheel of a ship with its handles. */
export const near: readonly NearThing[] = [
  ...nearCask,
  ...[-166, -130, -94].flatMap((turn) => [
    { color: OAK, outline: polyline(HUB, polar(...HUB, 116, turn)), width: 15 },
    { color: OAK, outline: polyline(polar(...HUB, 124, turn), polar(...HUB, 160, turn)), width: 22 },
  ]),
  { color: OAK, outline: oval(...HUB, 108), width: 30 },
  { color: '#b08a4a', outline: oval(...HUB, 92), width: 6 },
];
