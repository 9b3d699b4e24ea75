import { itemUri } from '../../../core/catalogue/pictureAddresses.ts';
import { LitThing } from './LitThing.tsx';

/** The things and their positions, in percent of the stage. */
const THINGS = [
  { uri: itemUri('umbrella', 'navy', 'default'), left: 64, bottom: 13, width: 13 },
  { uri: itemUri('lamp', 'rose', 'default'), left: 14, bottom: 14, width: 12 },
  { uri: itemUri('bust', 'bronze', 'default'), left: 38, bottom: 12, width: 11 },
] as const;

/** A few things of the library in the light of an uploaded background. */
export function StandingThings({ light }: { light: string }) {
  return THINGS.map(({ uri, left, bottom, width }) => (
    <LitThing
      key={uri}
      uri={uri}
      light={light}
      style={{ left: `${left}%`, bottom: `${bottom}%`, width: `${width}%` }}
    />
  ));
}
