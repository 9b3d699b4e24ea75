import { describe, expect, it } from 'vitest';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';
import { captionSide } from './captionSide.ts';

/** A square thing with its top at `y` percent of the room's height and a width in percent of the room's. */
function thingAt(y: number, width = 5): ViewItem {
  const hitBox = { x: 0, y: 0, width: 100, height: 100 };
  return {
    id: toOpaqueName('a'),
    label: '',
    uri: '',
    aspect: 1,
    hitBox,
    position: { x: 40, y },
    width,
  };
}

describe('a caption stands', () => {
  it('at the bottom of the room, unless it would cover its subject', () => {
    expect(captionSide([])).toBe('bottom');
    expect(captionSide([thingAt(10)])).toBe('bottom');
    expect(captionSide([thingAt(45)])).toBe('bottom');
    expect(captionSide([thingAt(80)])).toBe('top');
  });

  it('where it covers less, also of what was found', () => {
    expect(captionSide([thingAt(70), thingAt(5), thingAt(8)])).toBe('bottom');
    expect(captionSide([thingAt(5, 2), thingAt(72), thingAt(80)])).toBe('top');
    // A thing as tall as the room is covered on either side.
    expect(captionSide([thingAt(0, 56)])).toBe('bottom');
  });
});
