import { floorUri } from './floorPose.ts';
import type { Leaf } from './leaves.ts';
import { partUri, stillUri } from './looseParts.ts';
import type { Anchor, Position, Top } from './model.ts';
import type { Move } from './moves.ts';
import { backgroundUri, fileUri, itemUri, lightUri } from './pictureAddresses.ts';
import type {
  BackgroundFacts,
  ItemFacts,
  LooseFacts,
  MoodFacts,
  PictureManifest,
} from './pictureManifest.ts';

/** What is known of a picture before it is there. */
export interface KnownPicture {
  /** The colour most of it has, `#rrggbb`. */
  color: string;
  /** Address of its file, which never changes. */
  file: string;
  /** What moves in it by itself. */
  moves?: readonly Move[];
  /** Of an opened item: what of its closed picture gives way to this one. */
  leaves?: readonly Leaf[];
  /** Of an item: where it stands or hangs; null where the stage lays no shadow under it. */
  shadow?: Anchor | null;
  /** Of a closed item: where other things stand on it. */
  tops?: readonly Top[];
  /** Of a background: where its main light is, in percent of the stage. */
  lightFrom?: Position;
  /** Of a background: false where nothing stands on a floor. */
  hasFloor?: boolean;
}

/** Pictures by their stable addresses (R11); uploads, and pictures newer than the manifest, are not among them. */
export type PictureGuide = ReadonlyMap<string, KnownPicture>;

type Entry = [uri: string, picture: KnownPicture];

/** Sorts a manifest by the addresses that rooms hold. */
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

/** The address of a picture without what swings in it; null where nothing does, or nothing is known of it. */
export function knownStill(picture: string, guide: PictureGuide): string | null {
  const still = stillUri(picture);
  return still !== null && guide.has(still) ? still : null;
}

function moodEntries(
  uri: string,
  { color, key, light, lightFrom, moves, loose }: MoodFacts,
  { hasFloor }: BackgroundFacts,
): Entry[] {
  const known: KnownPicture = {
    color,
    file: fileUri(key),
    ...(moves && { moves }),
    ...(lightFrom && { lightFrom }),
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

/** What lies has its shadow in its picture: it touches the floor all over. */
function floorEntry(
  picture: string,
  key: string | undefined,
  { color, moves }: { color: string; moves: readonly Move[] | undefined },
): Entry[] {
  const uri = floorUri(picture);
  if (key === undefined || uri === null) return [];
  return [[uri, { color, file: fileUri(key), shadow: null, ...(moves && { moves }) }]];
}

/** The still thing is known by all that the whole one is, but for what moves. */
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
