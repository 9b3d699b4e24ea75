import { beforeEach, describe, expect, it } from 'vitest';
import { NO_KEYS } from '../../stage/geometry.ts';
import { beginGesture } from './beginGesture.ts';
import { at, createItem, NotingPort } from './testing/NotingPort.ts';

const chest = createItem('chest', 10);
const rug = createItem('rug', 30, { isMovable: false });
const lamp = createItem('lamp', 60);
const SHIFT = { keys: { ...NO_KEYS, shiftKey: true } };
const ALT = { keys: { ...NO_KEYS, altKey: true } };

let port: NotingPort;
beforeEach(() => {
  port = new NotingPort([chest, rug, lamp]);
});

describe('selecting several', () => {
  it('Shift takes one more and lets one go', () => {
    beginGesture(at(150, 400), port).release();
    beginGesture(at(800, 400, false, SHIFT), port).release();
    expect(port.selectedIds).toEqual(['chest', 'lamp']);
    beginGesture(at(150, 400, false, SHIFT), port).release();
    expect(port.selectedIds).toEqual(['lamp']);
  });

  it('a rectangle over the ground takes what it touches, but for what is locked in place; with Shift it adds', () => {
    beginGesture(at(5, 300), port).drag(at(420, 400))?.release();
    expect(port.selectedIds).toEqual(['chest']);
    const more = beginGesture(at(1200, 300, false, SHIFT), port).drag(at(700, 600, false, SHIFT));
    expect(more?.overlay?.marquee).toEqual({ x: 700, y: 300, width: 500, height: 300 });
    expect(port.selectedIds).toEqual(['chest', 'lamp']);
    more?.cancel();
    expect(port.selectedIds).toEqual(['chest']);
    expect(port.commands).toEqual([]);
  });

  it('a finger has to lie still for a while first', () => {
    beginGesture(at(5, 300, true), port)
      .drag(at(60, 300, true, { time: 100 }))
      ?.drag(at(420, 400, true, { time: 900 }));
    expect(port.selectedIds).toEqual([]);
    beginGesture(at(5, 300, true), port).drag(at(420, 400, true, { time: 500 }));
    expect(port.selectedIds).toEqual(['chest']);
  });

  it('a tap on one of several selects it alone; Alt takes the next below', () => {
    port = new NotingPort([rug, chest, createItem('key', 12)]);
    port.selectedIds = ['chest', 'key'];
    const tap = beginGesture(at(200, 400), port);
    expect(port.selectedIds).toEqual(['chest', 'key']);
    tap.release();
    expect(port.selectedIds).toEqual(['key']);
    beginGesture(at(200, 400, false, ALT), port).release();
    expect(port.selectedIds).toEqual(['chest']);
    beginGesture(at(200, 400, false, ALT), port).release();
    expect(port.selectedIds).toEqual(['key']);
  });
});

describe('E10 what is kept together', () => {
  it('is taken and let go as one with Shift, and by a rectangle that touches one of it', () => {
    port.together = ['rug', 'lamp'];
    beginGesture(at(150, 400), port).release();
    beginGesture(at(800, 400, false, SHIFT), port).release();
    expect(port.selectedIds).toEqual(['chest', 'rug', 'lamp']);
    beginGesture(at(800, 400, false, SHIFT), port).release();
    expect(port.selectedIds).toEqual(['chest']);
    beginGesture(at(1200, 300), port).drag(at(700, 600));
    expect(port.selectedIds).toEqual(['rug', 'lamp']);
  });
});

describe('tapping what is selected', () => {
  it('is asked to be set up by a second tap, not by the first and not by a drag', () => {
    beginGesture(at(150, 400), port).release();
    expect(port.timesSetUp).toBe(0);
    beginGesture(at(150, 400), port).drag(at(214, 436))?.release();
    expect(port.timesSetUp).toBe(0);
    beginGesture(at(150, 400), port).release();
    expect([port.selectedIds, port.timesSetUp]).toEqual([['chest'], 1]);
  });
});

describe('moving several', () => {
  it('E2 moves all that may move in one step, and gives all up', () => {
    port.selectedIds = ['chest', 'rug', 'lamp'];
    const moving = beginGesture(at(150, 400), port).drag(at(214, 436));
    expect(moving?.isHandling).toBe(true);
    const places = { chest: { x: 15, y: 55 }, lamp: { x: 65, y: 55 } };
    expect(port.commands).toEqual([[{ type: 'moveItems', places }, 'gesture 1']]);
    moving?.cancel();
    expect(port.givenUp).toEqual(['gesture 1']);
  });

  it('comes in line with others, which Control leaves alone', () => {
    // The lamp's left edge is at 768 units, and the chest's at 128.
    port.selectedIds = ['chest'];
    const moving = beginGesture(at(150, 400), port).drag(at(150 + 636, 400));
    expect(port.commands.at(-1)?.[0]).toMatchObject({ places: { chest: { x: 60 } } });
    expect(moving?.overlay?.guides).toMatchObject([{ axis: 'x', at: 768 }, { axis: 'y' }]);
    moving?.drag(at(150 + 636, 400, false, { keys: { ...NO_KEYS, ctrlKey: true } }));
    expect(port.commands.at(-1)?.[0]).toMatchObject({ places: { chest: { x: 59.69 } } });
  });

  it('E7 stops at the edge as one', () => {
    port.selectedIds = ['chest', 'lamp'];
    beginGesture(at(150, 400), port).drag(at(150 + 640, 400, false, { keys: { ...NO_KEYS, ctrlKey: true } }));
    // A quarter of the lamp stays on the stage.
    expect(port.commands.at(-1)?.[0]).toMatchObject({ places: { chest: { x: 47.5 }, lamp: { x: 97.5 } } });
  });

  it('keeps one axis with Shift', () => {
    port.selectedIds = ['chest'];
    beginGesture(at(150, 400), port).drag(at(214, 436, false, SHIFT));
    expect(port.commands.at(-1)?.[0]).toEqual({ type: 'moveItems', places: { chest: { x: 15, y: 50 } } });
  });

  it('drags copies with Alt, from where their originals stand; taken away, they are gone', () => {
    port.selectedIds = ['chest', 'lamp'];
    const moving = beginGesture(at(150, 400, false, ALT), port).drag(at(214, 436));
    expect(port.commands.at(-1)).toEqual([
      { type: 'moveItems', places: { 'copy of chest': { x: 15, y: 55 }, 'copy of lamp': { x: 65, y: 55 } } },
      'gesture 1',
    ]);
    moving?.cancel();
    expect(port.givenUp).toEqual(['gesture 1']);
  });
});

describe('letting go of what was dragged', () => {
  it('says what it was and where it was taken from, and where beyond the edge it is held', () => {
    const drag = beginGesture(at(150, 400), port).drag(at(200, 400));
    expect(port.aimedAt.at(-1)).toBeNull();
    drag?.drag(at(200, 760));
    expect(port.aimedAt.at(-1)).toMatchObject({ clientX: 200, clientY: 760 });
    drag?.release();
    expect(port.letGoOf).toMatchObject([{ ids: ['chest'], from: { chest: { x: 10, y: 50 } } }]);
  });

  it('a cancelled drag drops nothing', () => {
    const drag = beginGesture(at(150, 400), port).drag(at(200, 760));
    drag?.cancel();
    expect([port.aimedAt.at(-1), port.letGoOf]).toEqual([null, []]);
  });
});

describe('resizing several', () => {
  // The frame around both: 128 to 896 units across, 360 to 488 down.
  const corner = at(896, 488);

  it('E2 grows all that may move by the corner of the frame around them, in one step, and gives all up', () => {
    port.selectedIds = ['chest', 'rug', 'lamp'];
    const growing = beginGesture(corner, port).drag(at(896 - 384, 488 - 64));
    expect(port.commands.at(-1)).toEqual([
      {
        type: 'batch',
        commands: [
          { type: 'resizeItem', id: 'chest', width: 5, position: { x: 10, y: 50 } },
          { type: 'resizeItem', id: 'lamp', width: 5, position: { x: 35, y: 50 } },
        ],
      },
      'gesture 1',
    ]);
    growing?.cancel();
    expect([port.givenUp, port.ended]).toEqual([['gesture 1'], 0]);
  });

  it('a tap at the corner of the frame keeps them, where nothing lies', () => {
    port.selectedIds = ['chest', 'lamp'];
    beginGesture(at(900, 492), port).release();
    expect(port.selectedIds).toEqual(['chest', 'lamp']);
  });
});
