import { expect, it } from 'vitest';
import { lightColor } from './drawPlaceholder.ts';

it('puts the room’s light into the colour that stands for a picture', () => {
  expect(lightColor('#ff8040', '#ffffff')).toBe('#ff8040');
  expect(lightColor('#ff8040', '#80ff00')).toBe('#808000');
});
