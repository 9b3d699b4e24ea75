import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { EditorPort, EditorStageState, StageItem } from '../ports.ts';
import { withView } from '../stage/withView.ts';

/** Returns a port that adds surfaces to items; the same item gives the same object. */
export function withTops(port: EditorPort, pictures: PictureGuide): EditorPort {
  const known = new WeakMap<StageItem, StageItem>();

  function topped(item: StageItem): StageItem {
    const tops = pictures.get(item.uri)?.tops;
    if (!tops) return item;
    const before = known.get(item);
    if (before) return before;
    const after = { ...item, tops };
    known.set(item, after);
    return after;
  }

  return withView<EditorStageState, EditorPort>(port, (view) => {
    const items = view.items.map(topped);
    return items.every((item, place) => item === view.items[place]) ? view : { ...view, items };
  });
}
