import { backgrounds } from '../../art/backgrounds/library.ts';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { items } from '../../art/items/library.ts';
import { floorUri } from '../../core/catalogue/floorPose.ts';
import type { KnownPicture } from '../../core/catalogue/pictureGuide.ts';
import type { Surroundings } from '../../core/make/furnish/model.ts';

/** The size of the stage in the units of the drawings. */
const STAGE = { width: 1920, height: 1080 };
/** A colour for places where only a drawing would tell the real one. */
const GREY = '#808080';

/**
 * Returns the whole library as makers get it. The guide lacks what only the drawings themselves tell, colours and files,
 * since drawing all takes a minute.
 */
export function librarySurroundings(): Surroundings {
  known ??= {
    catalogue: { items: itemCatalogue, backgrounds: backgroundCatalogue },
    pictures: new Map([...items.flatMap(picturesOfItem), ...backgrounds.flatMap(picturesOfBackground)]),
  };
  return known;
}

let known: Surroundings | undefined;

type Picture = readonly [uri: string, picture: KnownPicture];

function picturesOfItem({ entry, tops, castsShadow, layDown }: (typeof items)[number]): readonly Picture[] {
  const usual: KnownPicture = { color: GREY, file: '', shadow: castsShadow ? entry.anchor : null, tops };
  return Object.values(entry.variants).flatMap((variant): readonly Picture[] => {
    const lying = layDown ? floorUri(variant.default) : null;
    return [[variant.default, usual], ...(lying === null ? [] : [[lying, usual] as const])];
  });
}

function picturesOfBackground({ entry, furniture }: (typeof backgrounds)[number]): readonly Picture[] {
  return Object.entries(entry.moods).map(([mood, { uri }]) => [
    uri,
    {
      color: GREY,
      file: '',
      hasFloor: furniture !== null,
      painted: (furniture?.(mood) ?? []).map(([x, y, width, height]) => {
        const [left, top] = [Math.max(0, x), Math.max(0, y)];
        return {
          x: (left / STAGE.width) * 100,
          y: (top / STAGE.height) * 100,
          width: ((x + width - left) / STAGE.width) * 100,
          height: ((y + height - top) / STAGE.height) * 100,
        };
      }),
    },
  ]);
}
