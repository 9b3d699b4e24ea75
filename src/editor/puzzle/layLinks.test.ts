import { expect, it } from 'vitest';
import type { PuzzleLink } from '../../../core/solve/puzzleLinks.ts';
import { type Anchor, layLinks } from './layLinks.ts';

const size = { width: 1000, height: 560 };
const at = (x: number, y: number): Anchor => ({
  middle: { x, y },
  top: { x, y: y - 40 },
  lock: { x: x + 20, y: y + 10 },
});
const anchors = new Map([
  ['key', at(100, 400)],
  ['chest', at(400, 400)],
  ['note', at(700, 200)],
  ['gem', at(402, 398)],
]);
const links: readonly PuzzleLink[] = [
  { type: 'opens', from: 'key', to: 'chest' },
  { type: 'tells', from: 'note', to: 'chest' },
  { type: 'clicks', from: 'note', to: 'chest' },
  { type: 'leads', from: 'chest', to: 'cellar' },
  { type: 'opens', from: 'crank', to: 'chest' },
  { type: 'tells', from: 'letter', to: 'chest' },
];
const wordsFor = ({ type }: PuzzleLink) => (type === 'leads' ? 'to Cellar' : 'Crank, in Cellar');
const lay = (selectedIds: readonly string[], given = links) =>
  layLinks({ links: given, anchors, selectedIds, size, wordsFor });
const keys = (drawn: ReturnType<typeof lay>) => drawn.map(({ key }) => key);

it('leads from a key to the badge of its lock, short of it', () => {
  const [opens] = lay([]);
  expect(opens?.curve.from).toEqual({ x: 100, y: 400 });
  const { to } = opens?.curve ?? { to: { x: 0, y: 0 } };
  expect(Math.hypot(to.x - 420, to.y - 410)).toBeCloseTo(20, 5);
});

it('draws ways and keys of other scenes to tags at the foot, none over another', () => {
  const tags = lay([]).flatMap(({ tag }) => tag ?? []);
  expect(tags.map(({ words }) => words)).toEqual(['to Cellar', 'Crank, in Cellar']);
  expect(tags.map(({ at }) => at)).toEqual([
    { x: 400, y: 542 },
    { x: 400, y: 517 },
  ]);
});

it('draws clicks and clues of other scenes for the selection alone, and all else faintly then', () => {
  expect(keys(lay([]))).not.toContain('clicks note chest');
  expect(keys(lay([]))).not.toContain('tells letter chest');
  expect(keys(lay(['chest']))).toHaveLength(links.length);
  const faint = lay(['key']).filter(({ isFaint }) => isFaint);
  expect(keys(faint)).toEqual(['tells note chest', 'leads chest cellar', 'opens crank chest']);
});

it('draws no line to what is under it, nor to what is out of sight in the same scene', () => {
  expect(lay([], [{ type: 'opens', from: 'gem', to: 'chest' }])).toEqual([]);
  const drawn = layLinks({
    links: [{ type: 'opens', from: 'gone', to: 'chest' }],
    anchors,
    selectedIds: [],
    size,
    wordsFor: () => null,
  });
  expect(drawn).toEqual([]);
});
