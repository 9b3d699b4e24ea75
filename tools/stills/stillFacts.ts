import { backgrounds } from '../../art/backgrounds/library.ts';
import { items } from '../../art/items/library.ts';
import { floorUri } from '../../core/catalogue/floorPose.ts';
import type { KnownPicture } from '../../core/catalogue/pictureGuide.ts';

/** Facts of pictures that determine poses and shadows, by stored address. */
export type StillFacts = ReadonlyMap<string, Pick<KnownPicture, 'shadow' | 'hasFloor' | 'lightFrom'>>;

type Fact = [uri: string, fact: Pick<KnownPicture, 'shadow' | 'hasFloor' | 'lightFrom'>];

/**
 * Returns the facts of the library's pictures. They are also in the manifest, but making that examines each drawing,
 * which takes a minute.
 */
export function stillFacts(): StillFacts {
  facts ??= new Map([...items.flatMap(factsOfItem), ...backgrounds.flatMap(factsOfBackground)]);
  return facts;
}

let facts: StillFacts | undefined;

function factsOfItem({ entry, castsShadow, layDown }: (typeof items)[number]): Fact[] {
  const standing = { shadow: castsShadow ? entry.anchor : null };
  return Object.values(entry.variants).flatMap((variant) =>
    [variant.default, variant.opened].flatMap((uri): Fact[] => {
      const lying = layDown ? floorUri(uri) : null;
      return [[uri, standing], ...(lying === null ? [] : ([[lying, { shadow: null }]] satisfies Fact[]))];
    }),
  );
}

function factsOfBackground({ entry, furniture, lightFrom }: (typeof backgrounds)[number]): Fact[] {
  return Object.entries(entry.moods).map(([mood, { uri }]) => {
    const from = lightFrom(mood);
    return [uri, { hasFloor: furniture !== null, ...(from && { lightFrom: from }) }];
  });
}
