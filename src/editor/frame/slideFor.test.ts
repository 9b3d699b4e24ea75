import { describe, expect, it } from 'vitest';
import { slideFor } from './slideFor.ts';

const WIDTH = 964;

describe('sliding the room aside for a drawer', () => {
  it('leaves it where nothing lies over it, nothing is selected, or what is selected is seen', () => {
    expect(slideFor(null, { left: 700, right: 900 }, WIDTH)).toBe(0);
    expect(slideFor('panel', null, WIDTH)).toBe(0);
    expect(slideFor('panel', { left: 100, right: 600 }, WIDTH)).toBe(0);
    expect(slideFor('palette', { left: 400, right: 600 }, WIDTH)).toBe(0);
  });

  it('goes as far as the selection needs, and no farther than the drawer is wide', () => {
    expect(slideFor('panel', { left: 700, right: 800 }, WIDTH)).toBe(-176);
    expect(slideFor('panel', { left: 900, right: 1000 }, WIDTH)).toBe(-316);
    expect(slideFor('palette', { left: 100, right: 200 }, WIDTH)).toBe(216);
    expect(slideFor('palette', { left: -40, right: 200 }, WIDTH)).toBe(292);
  });

  it('shows the left side of what is wider than the place beside the panel', () => {
    expect(slideFor('panel', { left: 60, right: 940 }, WIDTH)).toBe(-36);
  });
});
