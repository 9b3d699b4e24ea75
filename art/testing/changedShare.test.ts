import { describe, expect, it } from 'vitest';
import type { Pixels } from '../render.ts';
import { changedShare } from './changedShare.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const CLEAR: Rgba = [0, 0, 0, 0];
const RED: Rgba = [200, 40, 40, 255];
const GOLD: Rgba = [250, 210, 90, 255];

describe('how much of a thing changes when it is opened', () => {
  it('counts what changed within the silhouette', () => {
    expect(changedShare(row(RED, RED, RED, RED), row(RED, RED, RED, GOLD))).toBe(0.25);
  });

  it('counts what has come out of it, by the closed silhouette', () => {
    expect(changedShare(row(RED, RED, CLEAR, CLEAR), row(RED, RED, GOLD, CLEAR))).toBe(0.5);
  });

  it('counts neither a shade that one has to look for nor a faint shadow', () => {
    expect(changedShare(row(RED, RED, CLEAR), row([210, 55, 55, 255], RED, [0, 0, 0, 50]))).toBe(0);
  });

  it('is nothing where there is no silhouette', () => {
    expect(changedShare(row(CLEAR), row(GOLD))).toBe(0);
  });
});

function row(...pixels: Rgba[]): Pixels {
  return { width: pixels.length, height: 1, data: Buffer.from(pixels.flat()) };
}
