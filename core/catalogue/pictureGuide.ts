import type { Move } from './moves.ts';
import { backgroundUri, fileUri, itemUri, lightUri } from './pictureAddresses.ts';
import type { ItemFacts, MoodFacts, PictureManifest } from './pictureManifest.ts';

/** What is known of a picture before it is there. */
interface KnownPicture {
  /** The colour most of it has, `#rrggbb`. */
  color: string;
  /** Address of its file, which never changes. */
  file: string;
  /** What moves in it by itself. */
  moves?: readonly Move[];
}

/** Pictures by their stable addresses (R11); uploads, and pictures newer than the manifest, are not among them. */
export type PictureGuide = ReadonlyMap<string, KnownPicture>;

type Entry = [uri: string, picture: KnownPicture];

/** Sorts a manifest by the addresses that rooms hold. */
export function createPictureGuide({ items, backgrounds }: PictureManifest): PictureGuide {
  return new Map([
    ...Object.entries(items).flatMap(([id, facts]) => itemEntries(id, facts)),
    ...Object.entries(backgrounds).flatMap(([id, { moods }]) =>
      Object.entries(moods).flatMap(([mood, facts]) => moodEntries(backgroundUri(id, mood), facts)),
    ),
  ]);
}

function moodEntries(uri: string, { color, key, light, moves }: MoodFacts): Entry[] {
  const picture: Entry = [uri, { color, file: fileUri(key), ...(moves && { moves }) }];
  const ofLight = lightUri(uri);
  return ofLight === null ? [picture] : [picture, [ofLight, { color, file: fileUri(light) }]];
}

function itemEntries(id: string, { variants }: ItemFacts): Entry[] {
  return Object.entries(variants).flatMap(
    ([name, { color, default: closed, opened, moves = {} }]): Entry[] => {
      const entry = (state: 'default' | 'opened', key: string): Entry => {
        const ofState = moves[state];
        return [itemUri(id, name, state), { color, file: fileUri(key), ...(ofState && { moves: ofState }) }];
      };
      return opened === undefined
        ? [entry('default', closed)]
        : [entry('default', closed), entry('opened', opened)];
    },
  );
}
