import { describe, expect, it } from 'vitest';
import { parseWith } from '../util/parseWith.ts';
import { definitionOf, type FaceView } from './faces.ts';
import { faceViewSchema } from './faceViewSchema.ts';
import type { Face, FaceType } from './model.ts';

/** A face of each type, with all that its kind can hold. */
const FACES_OF_EACH: { readonly [Type in FaceType]: readonly Extract<Face, { type: Type }>[] } = {
  text: [{ type: 'text' }],
  digits: [{ type: 'digits' }],
  colours: [{ type: 'colours' }],
  directions: [{ type: 'directions' }],
  clock: [{ type: 'clock' }],
  symbols: [{ type: 'symbols' }],
  melody: [{ type: 'melody' }],
  wheels: [
    {
      type: 'wheels',
      wheels: [{ type: 'digits' }, { type: 'letters' }, { type: 'signs', signs: ['star', 'clock-3-45'] }],
    },
  ],
  switches: [{ type: 'switches', count: 6, columns: 3 }],
  pattern: (['3x3', '3x4', '4x4'] as const).map((grid) => ({ type: 'pattern', grid })),
  order: [
    {
      type: 'order',
      pieces: [
        { type: 'word', text: 'dawn' },
        { type: 'picture', uri: '/art/items/gem/ruby/default.webp', name: 'ruby' },
        { type: 'word', text: 'dusk' },
      ],
    },
  ],
  jigsaw: (['swap', 'turn', 'both'] as const).map((moves) => ({
    type: 'jigsaw',
    uri: '/art/backgrounds/study/green.webp',
    columns: 3,
    rows: 2,
    moves,
  })),
};

const VIEWS: readonly FaceView[] = Object.values(FACES_OF_EACH)
  .flat()
  .map((face) => definitionOf(face).view(face, { answer: '', seed: 'a play' }));

function viewOf(type: FaceType): FaceView {
  const view = VIEWS.find((each) => each.type === type);
  if (!view) throw new Error(`There is no view of ${type}.`);
  return view;
}

describe('K2 what a player is told of a face', () => {
  it.each(VIEWS)('$type is taken as it was sent, and nothing besides', (view) => {
    expect(parseWith(faceViewSchema, { ...view, unlockPassword: 'secret' })).toEqual({
      ok: true,
      value: view,
    });
  });

  it.each<unknown>([
    null,
    'digits',
    {},
    { type: 'unknown' },
    { type: 'wheels' },
    { type: 'wheels', wheels: [{ type: 'unknown' }] },
    { type: 'wheels', wheels: [{ type: 'signs' }] },
    { type: 'wheels', wheels: [{ type: 'signs', signs: ['unicorn'] }] },
    { type: 'switches', count: 'six', columns: 3 },
    { type: 'switches', count: 6 },
    { type: 'pattern', grid: '9x9' },
    { type: 'order' },
    { type: 'order', pieces: [{ type: 'word', id: 1, text: 'dawn' }] },
    { type: 'order', pieces: [{ type: 'word', id: 'p1' }] },
    { type: 'order', pieces: [{ type: 'picture', id: 'p1', uri: 'javascript:x', name: 'ruby' }] },
    { type: 'order', pieces: [{ type: 'picture', id: 'p1', uri: '/art/items/gem/ruby/default.webp' }] },
    { ...viewOf('jigsaw'), moves: 'shake' },
    { ...viewOf('jigsaw'), uri: 'javascript:x' },
    { ...viewOf('jigsaw'), tiles: [{ id: 'p1', column: 1, row: 1 }] },
    { ...viewOf('jigsaw'), tiles: [{ id: 1, column: 1, row: 1, turn: 0 }] },
  ])('is refused where it is none: %j', (view) => {
    expect(parseWith(faceViewSchema, view).ok).toBe(false);
  });
});
