import { floorUri } from './floorPose.ts';
import type { Leaf } from './leaves.ts';
import { partUri, stillUri } from './looseParts.ts';
import type { Anchor, HitBox, Position, Top } from './model.ts';
import type { Move } from './moves.ts';
import { backgroundUri, fileUri, itemUri, lightUri } from './pictureAddresses.ts';
import type {
  BackgroundFacts,
  ItemFacts,
  LooseFacts,
  MoodFacts,
  PictureManifest,
} from './pictureManifest.ts';

/** Facts about a picture that are known before it has loaded. */
export interface KnownPicture {
  /** Its dominant colour, `#rrggbb`. */
  color: string;
  /** Address of its file; the file never changes. */
  file: string;
  /** Its animations. */
  moves?: readonly Move[];
  /** For an opened item: the parts of the closed picture that move away. */
  leaves?: readonly Leaf[];
  /** For an item: where it stands or hangs; null if the stage draws no shadow under it. */
  shadow?: Anchor | null;
  /** For a closed item: the surfaces on which other things stand. */
  tops?: readonly Top[];
  /** For a background: position of its main light, in percent of the stage. */
  lightFrom?: Position;
  /** For a background: what is painted before its wall, in percent of the stage. */
  painted?: readonly HitBox[];
  /** For a background: false if it shows no floor. */
  hasFloor?: boolean;
}

/** Pictures by their stable addresses (R11). Uploads and pictures newer than the manifest are missing. */
export type PictureGuide = ReadonlyMap<string, KnownPicture>;

type Entry = [uri: string, picture: KnownPicture];

/** Builds the guide from a manifest. */
export function createPictureGuide({ items, backgrounds }: PictureManifest): PictureGuide {
  return new Map([
    ...Object.entries(items).flatMap(([id, facts]) => itemEntries(id, facts)),
    ...Object.entries(backgrounds).flatMap(([id, background]) =>
      Object.entries(background.moods).flatMap(([mood, facts]) =>
        moodEntries(backgroundUri(id, mood), facts, background),
      ),
    ),
  ]);
}

/** Returns the address of a picture without its moving parts; null if it has none or is unknown. */
export function knownStill(picture: string, guide: PictureGuide): string | null {
  const still = stillUri(picture);
  return still !== null && guide.has(still) ? still : null;
}

function moodEntries(
  uri: string,
  { color, key, light, lightFrom, painted, moves, loose }: MoodFacts,
  { hasFloor }: BackgroundFacts,
): Entry[] {
  const known: KnownPicture = {
    color,
    file: fileUri(key),
    ...(moves && { moves }),
    ...(lightFrom && { lightFrom }),
    ...(painted && { painted }),
    ...(hasFloor === false && { hasFloor }),
  };
  const pictures: Entry[] = [[uri, known], ...looseEntries(uri, loose, known)];
  const ofLight = lightUri(uri);
  return ofLight === null ? pictures : [...pictures, [ofLight, { color, file: fileUri(light) }]];
}

function itemEntries(id: string, { variants, anchor, leaves, tops, castsShadow = true }: ItemFacts): Entry[] {
  const shadow = castsShadow ? anchor : null;
  return Object.entries(variants).flatMap(
    ([
      name,
      { color, default: closed, opened, floor = {}, moves = {}, floorMoves = {}, loose = {} },
    ]): Entry[] => {
      const entry = (state: 'default' | 'opened', key: string): Entry[] => {
        const ofState = moves[state];
        const uri = itemUri(id, name, state);
        const known = {
          color,
          file: fileUri(key),
          shadow,
          ...(ofState && { moves: ofState }),
          ...(leaves && state === 'opened' && { leaves }),
          ...(tops && state === 'default' && { tops }),
        };
        return [
          [uri, known],
          ...floorEntry(uri, floor[state], { color, moves: floorMoves[state] }),
          ...looseEntries(uri, loose[state], known),
        ];
      };
      const ofClosed = entry('default', closed);
      return opened === undefined ? ofClosed : [...ofClosed, ...entry('opened', opened)];
    },
  );
}

/** A lying thing touches the floor all over; its shadow is drawn in its picture. */
function floorEntry(
  picture: string,
  key: string | undefined,
  { color, moves }: { color: string; moves: readonly Move[] | undefined },
): Entry[] {
  const uri = floorUri(picture);
  if (key === undefined || uri === null) return [];
  return [[uri, { color, file: fileUri(key), shadow: null, ...(moves && { moves }) }]];
}

/** The still picture has all facts of the whole one, except animations. */
function looseEntries(picture: string, loose: LooseFacts | undefined, known: KnownPicture): Entry[] {
  const still = stillUri(picture);
  if (loose === undefined || still === null) return [];
  const { moves: _, ...unmoved } = known;
  return [
    [still, { ...unmoved, file: fileUri(loose.still) }],
    ...loose.parts.map(
      (key, part): Entry => [partUri(picture, part) ?? still, { color: known.color, file: fileUri(key) }],
    ),
  ];
}
