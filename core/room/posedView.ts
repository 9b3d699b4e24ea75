import { floorUri, lyingHitBox } from '../catalogue/floorPose.ts';
import type { HitBox } from '../catalogue/model.ts';
import type { KnownPicture } from '../catalogue/pictureGuide.ts';
import { FLOOR_LINE, isOnFloor } from './floor.ts';
import { hitRect, type Placed } from './geometry.ts';

interface Pictured extends Placed {
  uri: string;
  hitBox: HitBox;
}

/** The facts about pictures that decide how items lie, by stable address. */
type Poses = ReadonlyMap<string, Pick<KnownPicture, 'shadow' | 'hasFloor'>>;

interface Scene {
  background: { uri: string } | null;
  isCloseUp?: boolean;
}

/** Returns a view in which lying items on a floor are foreshortened, with their lower edge in place. */
export function posedView<Item extends Pictured, View extends Scene & { items: readonly Item[] }>(
  view: View & { items: readonly Item[] },
  pictures: Poses,
): View {
  const { items } = view;
  const posed = items.map((item) => posedItem(item, view, pictures));
  return posed.every((item, i) => item === items[i]) ? view : { ...view, items: posed };
}

/** Returns an item as seen in a scene; the same object if it does not lie. */
export function posedItem<Item extends Pictured>(item: Item, scene: Scene, pictures: Poses): Item {
  const uri = floorUri(item.uri);
  if (uri === null || !pictures.has(uri) || !hasFloor(scene, pictures) || !lies(item, pictures)) return item;
  return { ...item, uri, hitBox: lyingHitBox(item.hitBox) };
}

function hasFloor({ background, isCloseUp = false }: Scene, pictures: Poses): boolean {
  return !isCloseUp && background !== null && pictures.get(background.uri)?.hasFloor !== false;
}

/** Something that hangs on a wall lies only if all of it is below the wall. */
function lies(item: Pictured, pictures: Poses): boolean {
  return pictures.get(item.uri)?.shadow === 'wall' ? hitRect(item).y >= FLOOR_LINE : isOnFloor(item);
}
