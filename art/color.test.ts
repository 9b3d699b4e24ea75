import { expect, it } from 'vitest';
import { mix, ramp, shift } from './color.ts';

it('makes a ramp from light to dark around its base', () => {
  const { hi, light, base, shade, dark, deep } = ramp('#8a5a34');
  const brightness = [hi, light, base, shade, dark, deep].map(brightnessOf);
  expect(brightness).toEqual([...brightness].sort((a, b) => b - a));
  expect(base).toBe('#8a5a34');
});

it('never makes a pure black outline, and always a valid colour', () => {
  for (const color of ['#000000', '#ffffff', '#ff0000', '#0000ff', '#123456']) {
    for (const tone of Object.values(ramp(color))) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
    expect(ramp(color).line).not.toBe('#000000');
  }
});

it('mixes and shifts', () => {
  expect(mix('#336699', '#993333', 0)).toBe('#336699');
  expect(mix('#336699', '#993333', 1)).toBe('#993333');
  expect(brightnessOf(shift('#336699', { lightness: 0.1 }))).toBeGreaterThan(brightnessOf('#336699'));
});

function brightnessOf(hex: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
}
