import { beforeEach, describe, expect, it } from 'vitest';
import type { StagePointer } from '../../stage/geometry.ts';
import { beginGesture, findTarget } from './beginGesture.ts';
import { at, createItem, NotingPort } from './testing/NotingPort.ts';

const chest = createItem('chest', 10);
const rug = createItem('rug', 30, { isMovable: false });
const lamp = createItem('lamp', 12);

it('draws the corner that resizes into line with other things, and not with Control', () => {
  const pot = createItem('pot', 60);
  const port = new NotingPort([chest, pot]);
  port.activeId = 'chest';
  beginGesture(at(256, 488), port).drag(at(260, 488))?.drag(at(765, 997));
  const wide = { type: 'resizeItem', id: 'chest', width: 50, position: { x: 10, y: 50 } };
  expect(port.commands.at(-1)?.[0]).toEqual(wide);
  const keys = { shiftKey: false, altKey: false, ctrlKey: true };
  beginGesture(at(256, 488), port)
    ?.drag(at(260, 488))
    ?.drag(at(765, 997, false, { keys }));
  expect(port.commands.at(-1)?.[0]).not.toEqual(wide);
});

describe('beginGesture', () => {
  let port: NotingPort;
  const begin = (pointer: StagePointer) => beginGesture(pointer, port);

  beforeEach(() => {
    port = new NotingPort([chest, rug]);
  });

  it('selects the item pressed', () => {
    begin(at(150, 400));
    expect(port.activeId).toBe('chest');
    expect(port.commands).toEqual([]);
  });

  it('deselects on empty ground', () => {
    port.activeId = 'chest';
    begin(at(1000, 100))?.release();
    expect(port.activeId).toBeNull();
  });

  it('takes a small movement for a tap: 4 pixels by mouse, 8 by finger', () => {
    begin(at(150, 400))?.drag(at(153, 400));
    begin(at(150, 400, true))?.drag(at(157, 400, true));
    expect(port.commands).toEqual([]);
  });

  it('moves by as much as the pointer, the threshold included, and so without a jump', () => {
    begin(at(150, 400))?.drag(at(214, 436));
    expect(port.commands.at(-1)?.[0]).toEqual({
      type: 'moveItems',
      places: { chest: { x: 15, y: 55 } },
    });
  });

  it('E2 gives all commands of one drag one gesture id, and the next drag another', () => {
    begin(at(150, 400))?.drag(at(160, 400))?.drag(at(170, 400));
    begin(at(150, 400))?.drag(at(160, 400));
    expect(port.commands.map(([, gesture]) => gesture)).toEqual(['gesture 1', 'gesture 1', 'gesture 2']);
  });

  it('reports the end of a drag, dropped or cancelled, and none of a tap', () => {
    begin(at(150, 400))?.release();
    expect(port.ended).toBe(0);
    begin(at(150, 400))?.drag(at(160, 400))?.release();
    begin(at(150, 400))?.drag(at(160, 400))?.cancel();
    port.activeId = 'chest';
    begin(at(256, 488))?.drag(at(280, 512))?.release();
    expect([port.ended, port.givenUp]).toEqual([2, ['gesture 2']]);
  });

  it('selects an item locked in place but does not move it', () => {
    begin(at(420, 400))?.drag(at(520, 400))?.release();
    expect(port.activeId).toBe('rug');
    expect(port.commands).toEqual([]);
  });

  it('E2 gives a drag up when the pointer is taken away', () => {
    begin(at(150, 400))?.drag(at(250, 400))?.cancel();
    expect([port.commands.length, port.givenUp]).toEqual([1, ['gesture 1']]);
  });

  it('resizes the active item by its corner', () => {
    port.activeId = 'chest';
    const corner = { x: 256, y: 488 };
    begin(at(corner.x + 5, corner.y + 5))?.drag(at(corner.x + 69, corner.y + 69));
    expect(port.commands.at(-1)?.[0]).toEqual({
      type: 'resizeItem',
      id: 'chest',
      width: 15,
      position: { x: 10, y: 50 },
    });
  });

  it('takes a tap on a handle that reaches over a neighbour for the neighbour, a drag for the handle', () => {
    const beside = createItem('key', 20.5, { width: 4 });
    port = new NotingPort([chest, beside]);
    port.activeId = 'key';
    const overChest = at(250, 365, true);
    expect(findTarget(port.getState(), overChest).type).toBe('handle');
    begin(overChest)?.drag(at(220, 335, true));
    expect(port.commands.at(-1)?.[0]).toMatchObject({ type: 'resizeItem', id: 'key' });
    begin(overChest)?.release();
    expect(port.activeId).toBe('chest');
  });

  it('offers no handles on an item locked in place', () => {
    port.activeId = 'rug';
    expect(findTarget(port.getState(), at(512, 488)).type).toBe('item');
  });

  it('drags the active item from under another; a tap there selects the other', () => {
    port = new NotingPort([chest, lamp]);
    port.activeId = 'chest';
    begin(at(200, 420))?.drag(at(264, 420))?.release();
    expect(port.commands.at(-1)?.[0]).toMatchObject({ type: 'moveItems', places: { chest: { x: 15 } } });
    expect(port.activeId).toBe('chest');
    begin(at(200, 420))?.release();
    expect(port.activeId).toBe('lamp');
  });
});

describe('other tools', () => {
  it('a tap chooses what is asked for and selects nothing; a drag moves nothing', () => {
    const port = new NotingPort([chest, rug]);
    port.tool = { type: 'pick', accepts: () => true };
    const tap = beginGesture(at(150, 400), port);
    expect(port.picked).toEqual([]);
    tap?.release();
    beginGesture(at(150, 400), port)?.drag(at(300, 400))?.release();
    beginGesture(at(1000, 100), port)?.release();
    expect([port.picked, port.activeId, port.commands]).toEqual([['chest'], null, []]);
  });

  it('N6 a drag draws a spot as one step, whichever way it goes, and a tap makes one', () => {
    const port = new NotingPort([chest]);
    port.tool = { type: 'spot' };
    const gesture = beginGesture(at(640, 360), port)?.drag(at(576, 324));
    gesture?.drag(at(512, 288))?.release();
    expect(port.commands.map(([command, step]) => [command.type, step])).toEqual([
      ['addSpot', 'gesture 1'],
      ['placeSpot', 'gesture 1'],
    ]);
    expect(port.commands.at(-1)?.[0]).toMatchObject({ rect: { x: 40, y: 40, width: 10, height: 10 } });
    expect([port.activeId, port.ended]).toEqual(['spot', 1]);
    beginGesture(at(640, 360), port)?.release();
    expect(port.commands.at(-1)?.[0]).toMatchObject({ rect: { x: 42.5, y: 40, width: 15, height: 20 } });
  });

  it('N6 a corner of a spot goes anywhere: it has no shape to keep', () => {
    const window = createItem('window', 10, { spot: 'rectangle' });
    const port = new NotingPort([window]);
    port.activeId = 'window';
    // 10 % of the stage are 128 units in both directions for an aspect of 1.
    beginGesture(at(256, 488), port)?.drag(at(384, 416))?.release();
    expect(port.commands[0]?.[0]).toMatchObject({
      type: 'placeSpot',
      rect: { x: 10, y: 50, width: 20, height: 7.78 },
    });
  });
});
