import { describe, expect, it } from 'vitest';
import type { PercentRect } from '../../core/room/geometry.ts';
import type { PlayPort, PlayStageState } from '../ports.ts';
import { NO_KEYS } from '../stage/geometry.ts';
import { PlayCamera } from './PlayCamera.ts';

/** Opens a camera on a canvas of this size; its port records the visible part. */
function openCamera(clientWidth: number, clientHeight: number) {
  let state = { seen: { x: 0, y: 0, width: 100, height: 100 } } as PlayStageState;
  const canvas = { clientWidth, clientHeight };
  const port: Pick<PlayPort, 'getState' | 'setSeen'> = {
    getState: () => state,
    setSeen: (seen: PercentRect) => {
      state = { ...state, seen };
    },
  };
  const playCamera = new PlayCamera(canvas, port);
  playCamera.begin();
  return { playCamera, canvas, seen: () => port.getState().seen };
}

/** A finger's tap at a point of the stage. */
function tapAt(x: number, y: number, time: number) {
  return { clientX: x / 2, clientY: y / 2, point: { x, y }, scale: 0.5, isTouch: true, keys: NO_KEYS, time };
}

describe('what a player sees of the room', () => {
  it('is all of it on a canvas of its shape, and the middle at full height on an upright one', () => {
    const wide = openCamera(640, 360);
    expect(wide.seen()).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(wide.playCamera.showsAll).toBe(true);
    const upright = openCamera(360, 405);
    expect(upright.seen()).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(upright.playCamera.showsAll).toBe(false);
    upright.playCamera.begin({ x: 40, y: 0, width: 50, height: 100 });
    expect(upright.seen(), 'as it was left').toEqual({ x: 40, y: 0, width: 50, height: 100 });
  });

  it('is moved no farther than the room goes, and seen from as far as it takes to see all', () => {
    const { playCamera, seen } = openCamera(360, 405);
    playCamera.pan({ x: 5000, y: 5000 });
    expect(seen()).toEqual({ x: 50, y: 0, width: 50, height: 100 });
    playCamera.zoom(0.1, { x: 0, y: 0 });
    expect(seen()).toEqual({ x: 0, y: -50, width: 100, height: 200 });
    expect(playCamera.showsAll).toBe(true);
  });

  it('keeps its middle where the canvas takes another shape, as when a phone is turned', () => {
    const { playCamera, canvas, seen } = openCamera(360, 405);
    playCamera.pan({ x: 128, y: 0 });
    expect(seen().x).toBeCloseTo(35);
    Object.assign(canvas, { clientWidth: 640, clientHeight: 360 });
    playCamera.settle();
    expect(seen()).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });

  it('is all that a scene began with, once its canvas has the size for it', () => {
    const { playCamera, canvas, seen } = openCamera(360, 360);
    playCamera.begin({ x: 0, y: -50, width: 100, height: 200 });
    expect(seen().height).toBeCloseTo(177.8, 1);
    canvas.clientHeight = 405;
    playCamera.settle();
    expect(seen()).toEqual({ x: 0, y: -50, width: 100, height: 200 });
    playCamera.pan({ x: 0, y: 0 });
    playCamera.zoom(2, { x: 640, y: 360 });
    canvas.clientHeight = 360;
    playCamera.settle();
    expect(seen().height, 'as near as the player went').toBeCloseTo(100);
  });

  it('is the whole width around the things of a close-up, never nearer than its full height', () => {
    const { playCamera, canvas, seen } = openCamera(360, 405);
    playCamera.beginAround({ x: 10, y: 30, width: 60, height: 20 });
    expect(seen()).toMatchObject({ x: 10, width: 60 });
    expect(seen().height).toBeCloseTo(120);
    playCamera.beginAround({ x: 40, y: 30, width: 10, height: 20 });
    expect(seen(), 'in their middle').toEqual({ x: 20, y: 0, width: 50, height: 100 });
    expect(playCamera.isMoved).toBe(false);
    Object.assign(canvas, { clientWidth: 640, clientHeight: 360 });
    playCamera.settle();
    expect(seen(), 'on a canvas of its shape').toEqual({ x: 0, y: 0, width: 100, height: 100 });
    playCamera.zoom(2, { x: 640, y: 360 });
    expect(playCamera.isMoved).toBe(true);
  });

  it('is nearer by a double tap, and as at first by the next; two single taps do nothing', () => {
    const { playCamera, seen } = openCamera(640, 360);
    expect(
      [tapAt(640, 360, 0), tapAt(640, 360, 900), tapAt(900, 360, 1000)].map((tap) =>
        playCamera.takesTap(tap),
      ),
    ).toEqual([false, false, false]);
    expect(playCamera.takesTap(tapAt(900, 360, 1200))).toBe(true);
    expect(seen()).toMatchObject({ width: 50, height: 50 });
    playCamera.takesTap(tapAt(900, 360, 3000));
    expect(playCamera.takesTap(tapAt(900, 360, 3200))).toBe(true);
    expect(seen()).toMatchObject({ width: 100, height: 100 });
  });
});
