import type { Wheel } from '../lock/faces/wheels.ts';
import type { Face, FaceOf } from '../lock/model.ts';

export const digit: Wheel = { type: 'digits' };
export const day: FaceOf<'order'> = {
  type: 'order',
  pieces: [
    { type: 'word', text: 'dawn' },
    { type: 'picture', uri: 'noon', name: 'midday' },
    { type: 'word', text: 'night' },
    { type: 'word', text: 'late' },
  ],
};
export const lake: FaceOf<'jigsaw'> = { type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'swap' };
export const four: Face = { type: 'switches', count: 4, columns: 2 };
export const starred: Face = { type: 'wheels', wheels: [digit, { type: 'signs', signs: ['star', 'red'] }] };
export const nine: Face = { type: 'pattern', grid: '3x3' };

/** A face that has no settings of its own. */
export function bare(
  type: 'text' | 'digits' | 'colours' | 'directions' | 'symbols' | 'melody' | 'clock',
): Face {
  return { type };
}
