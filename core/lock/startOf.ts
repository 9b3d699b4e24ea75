import { shownOn } from './faces/wheels.ts';
import { FACES, type FaceView } from './faces.ts';

/**
 * Returns the entry that a face shows before anybody touches it, serialized as its definition does; '' for
 * nothing.
 */
export function startOf(view: FaceView): string {
  switch (view.type) {
    case 'wheels':
      return FACES.wheels.write(view.wheels.map((wheel) => shownOn(wheel)[0] ?? ''));
    case 'clock':
      return FACES.clock.write({ hour: 12, minute: 0 });
    case 'switches':
      return FACES.switches.write(Array<boolean>(view.count).fill(false));
    case 'order':
      return FACES.order.write(view.pieces.map(({ id }) => id));
    case 'jigsaw':
      return FACES.jigsaw.write(view.tiles);
    default:
      return '';
  }
}
