import { floorUri, lyingHitBox } from '../catalogue/floorPose.ts';
import type { HitBox } from '../catalogue/model.ts';
import type { PictureGuide } from '../catalogue/pictureGuide.ts';
import { FLOOR_LINE, isOnFloor } from './floor.ts';
import { hitRect, type Placed } from './geometry.ts';

interface Pictured extends Placed {
  uri: string;
  hitBox: HitBox;
}

interface Seen<Item> {
  background: { uri: string } | null;
  items: readonly Item[];
  isCloseUp?: boolean;
}

/** A view in which things that lie do so where they are on a floor: foreshortened, their foot where it was. */
export function posedView<Item extends Pictured, View extends Seen<Item>>(
  view: View & Seen<Item>,
  pictures: PictureGuide,
): View {
  const { background, items, isCloseUp = false } = view;
  if (isCloseUp || !background || pictures.get(background.uri)?.hasFloor === false) return view;
  const posed = items.map((item) => posedItem(item, pictures));
  return posed.every((item, i) => item === items[i]) ? view : { ...view, items: posed };
}

function posedItem<Item extends Pictured>(item: Item, pictures: PictureGuide): Item {
  const uri = floorUri(item.uri);
  if (uri === null || !pictures.has(uri) || !lies(item, pictures)) return item;
  return { ...item, uri, hitBox: lyingHitBox(item.hitBox) };
}

/** What hangs is only laid down where all of it is below the wall. */
function lies(item: Pictured, pictures: PictureGuide): boolean {
  return pictures.get(item.uri)?.shadow === 'wall' ? hitRect(item).y >= FLOOR_LINE : isOnFloor(item);
}
