import type { MadeScene, Space } from './Space.ts';

/** A close-up of a thing: what leads there, and the colour of that thing by the close-up's mood. */
interface CloseUp {
  /** Id of its background. */
  id: string;
  ways: readonly { of: string; colors: Readonly<Record<string, string>> }[];
}

/** Close-ups into which one looks by opening a container. Those of walls and machines have no room for things. */
const CLOSE_UPS: readonly CloseUp[] = [
  {
    id: 'desk-top',
    ways: [{ of: 'desk', colors: { mahogany: 'mahogany', honey: 'honey', ebony: 'ebony' } }],
  },
  {
    id: 'drawer-inside',
    ways: [
      { of: 'desk', colors: { mahogany: 'mahogany', oak: 'honey' } },
      { of: 'dresser', colors: { oak: 'walnut', mahogany: 'walnut', ash: 'white' } },
    ],
  },
  {
    id: 'shelf-near',
    ways: [
      { of: 'bookshelf', colors: { oak: 'oak', walnut: 'mahogany', moonlit: 'ebony' } },
      { of: 'bookcase', colors: { oak: 'oak', walnut: 'mahogany', moonlit: 'black' } },
    ],
  },
  { id: 'locker-inside', ways: [{ of: 'locker', colors: { blue: 'blue', red: 'red', grey: 'sage' } }] },
  { id: 'floor-hatch', ways: [{ of: 'trapdoor', colors: { open: 'oak', lit: 'oak' } }] },
];

/** A close-up to which a container leads, and the colour that the container needs. */
export interface PossibleCloseUp {
  background: { id: string; mood: string };
  color: string;
}

/** Returns the close-ups of a place's theme to which a container may lead. */
export function closeUpsBehind(of: string, { theme }: MadeScene, space: Space): readonly PossibleCloseUp[] {
  const taken = new Set(space.closeUps.map(({ background }) => background.id));
  return CLOSE_UPS.filter(({ id }) => !taken.has(id)).flatMap(({ id, ways }) => {
    const { colors = {} } = ways.find((way) => way.of === of) ?? {};
    const moods = theme.closeUps.find((closeUp) => closeUp.id === id)?.moods ?? [];
    return moods.flatMap((mood) => {
      const color = colors[mood];
      return color !== undefined && space.hasColor(of, color) ? [{ background: { id, mood }, color }] : [];
    });
  });
}
