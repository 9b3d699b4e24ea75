import { backgroundUri, fileUri, itemUri, lightUri } from './pictureAddresses.ts';
import type { ItemFacts, MoodFacts, PictureManifest } from './pictureManifest.ts';

/** What is known of a picture before it is there. */
interface KnownPicture {
  /** The colour most of it has, `#rrggbb`. */
  color: string;
  /** Address of its file, which never changes. */
  file: string;
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

function moodEntries(uri: string, { color, key, light }: MoodFacts): Entry[] {
  const picture: Entry = [uri, { color, file: fileUri(key) }];
  const ofLight = lightUri(uri);
  return ofLight === null ? [picture] : [picture, [ofLight, { color, file: fileUri(light) }]];
}

function itemEntries(id: string, { variants }: ItemFacts): Entry[] {
  return Object.entries(variants).flatMap(([name, { color, default: closed, opened }]): Entry[] => {
    const entries: Entry[] = [[itemUri(id, name, 'default'), { color, file: fileUri(closed) }]];
    if (opened !== undefined) entries.push([itemUri(id, name, 'opened'), { color, file: fileUri(opened) }]);
    return entries;
  });
}
