import type { ItemId } from '../../../core/room/model.ts';
import type { PuzzleLink } from '../../../core/solve/puzzleLinks.ts';
import { bend, type Curve, type Point } from './curve.ts';
import { placeTags, type Tag } from './placeTags.ts';

/** The look of a link; sequences look like `opens`, combinations like `hides`. */
export const LOOKS = ['opens', 'hides', 'leads', 'tells'] as const;
export type Look = (typeof LOOKS)[number];

export const LOOK_OF: Readonly<Record<PuzzleLink['type'], Look>> = {
  opens: 'opens',
  clicks: 'opens',
  hides: 'hides',
  makes: 'hides',
  tells: 'tells',
  leads: 'leads',
};

/** An item on the screen, in CSS pixels. */
export interface Anchor {
  middle: Point;
  top: Point;
  /** The position of the badge of the item's lock. */
  lock: Point;
}

interface DrawnLink {
  key: string;
  look: Look;
  curve: Curve;
  isFaint: boolean;
  /** The label of an end in another scene; null if both ends are in the shown scene. */
  tag: Tag | null;
}

interface LinkLayout {
  links: readonly PuzzleLink[];
  /** Items on the canvas. */
  anchors: ReadonlyMap<ItemId, Anchor>;
  selectedIds: readonly ItemId[];
  size: { width: number; height: number };
  /** Returns the label for the end of a link in another scene; null if that end is in the shown scene. */
  wordsFor: (link: PuzzleLink, end: 'from' | 'to') => string | null;
}

/** Pixels between a curve's end and the middle of its target. */
const GAPS: Readonly<Record<Look, number>> = { opens: 20, hides: 3, leads: 14, tells: 22 };
/** Ends nearer to each other than this many pixels need no line. */
const NEAR = 26;

/**
 * Links of the shown scene as curves. With a selection its links are strong and the others faint. Links to
 * another scene end at a label at the bottom.
 */
export function layLinks(layout: LinkLayout): readonly DrawnLink[] {
  const { links, selectedIds } = layout;
  const isSelected = (link: PuzzleLink) => itemsOf(link).some((id) => selectedIds.includes(id));
  const seen = links.filter((link) => isSelected(link) || !isCrowded(link, layout));
  const tags = layTags(seen, layout);
  return seen.flatMap((link) => {
    const key = keyOf(link);
    const look = LOOK_OF[link.type];
    const tag = tags.get(key) ?? null;
    const curve = layCurve(link, look, tag, layout);
    const isFaint = selectedIds.length > 0 && !isSelected(link);
    return curve ? [{ key, look, curve, isFaint, tag }] : [];
  });
}

/**
 * Returns whether a link is drawn only while one of its items is selected, so that the room does not fill with lines. That
 * is so for sequences, whose items show their numbers anyway, and for links to other scenes, except ways and keys.
 */
function isCrowded(link: PuzzleLink, { anchors }: LinkLayout): boolean {
  const { type } = link;
  const isHere = itemsOf(link).every((id) => anchors.has(id));
  return type === 'clicks' || (!isHere && type !== 'leads' && type !== 'opens');
}

function layTags(links: readonly PuzzleLink[], layout: LinkLayout): ReadonlyMap<string, Tag> {
  const { anchors, size, wordsFor } = layout;
  const wanted = links.flatMap((link) => {
    const [from, to] = endsOf(link, anchors);
    const here = from ?? to;
    const words = here && !(from && to) ? wordsFor(link, from ? 'to' : 'from') : null;
    return here && words !== null ? [{ key: keyOf(link), words, x: here.middle.x }] : [];
  });
  return new Map(placeTags(wanted, size).map((tag) => [tag.key, tag]));
}

function layCurve(link: PuzzleLink, look: Look, tag: Tag | null, { anchors }: LinkLayout): Curve | null {
  const [from, to] = endsOf(link, anchors);
  const start = from ? startOf(look, from) : tag && { x: tag.at.x, y: tag.at.y - GAPS.leads };
  const end = to ? endOf(look, to) : tag?.at;
  if (!start || !end || Math.hypot(start.x - end.x, start.y - end.y) < NEAR) return null;
  return bend(start, end, to ? GAPS[look] : GAPS.leads);
}

/** The items of a link; a way leads to a scene, which is no item. */
function itemsOf(link: PuzzleLink): readonly ItemId[] {
  return link.type === 'leads' ? [link.from] : [link.from, link.to];
}

function endsOf(link: PuzzleLink, anchors: ReadonlyMap<ItemId, Anchor>) {
  const to = link.type === 'leads' ? undefined : anchors.get(link.to);
  return [anchors.get(link.from), to] as const;
}

function startOf(look: Look, { middle, top }: Anchor): Point {
  return look === 'hides' ? { x: middle.x, y: (middle.y + top.y) / 2 } : middle;
}

function endOf(look: Look, { lock, top }: Anchor): Point {
  return look === 'hides' ? top : lock;
}

function keyOf({ type, from, to }: PuzzleLink): string {
  return `${type} ${from} ${to}`;
}
