import { expect, it } from 'vitest';
import { hasKeyboard, KEYBOARD } from '../../core/catalogue/keyboard.ts';
import { LOCK_MATERIALS } from '../../core/catalogue/lockMaterial.ts';
import { lockFolder } from '../../core/catalogue/lockMaterials.ts';
import { capital } from '../matter/capitals.ts';
import { locks } from './library.ts';
import { body, drawPart, type LockPart } from './lockPart.ts';

/** The outlines in a picture of a lock. */
function outlinesOf(part: LockPart | undefined): readonly string[] {
  return part ? [...drawPart(part).matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline) : [];
}

it('K2 a lock by words has painted keys in just those materials whose keys can be pressed', () => {
  const q = KEYBOARD.find(({ sign }) => sign === 'Q');
  const [letter] = outlinesOf(
    body((ink) => q && capital(ink, 'Q', { center: q.at, size: 8, color: '#000' })),
  );
  const painted = LOCK_MATERIALS.filter((material) =>
    outlinesOf(locks[lockFolder('text', 'shut', material)]?.shut).some((outline) => outline === letter),
  );
  expect(letter).toBeDefined();
  expect(painted).toEqual(LOCK_MATERIALS.filter(hasKeyboard));
});
