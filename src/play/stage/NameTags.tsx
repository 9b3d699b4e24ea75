import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { hitRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort, StageItem } from '../../../game/ports.ts';
import type { LanguageProps } from '../../shared/language/languageProps.ts';
import { ALL_SEEN } from '../session/seen.ts';
import { nameTag } from './nameTag.ts';
import { type LabelRect, placeLabels } from './placeLabels.ts';
import { useStage } from './useStage.ts';

interface NameTagsProps {
  items: readonly StageItem[];
  /** All things are named while they are highlighted, otherwise the one that is pointed at or has the focus. */
  isHighlighting: boolean;
  namedId: string | null;
  /** The language of the items' names. */
  language: LanguageProps | undefined;
  /** Tells which part of the stage is visible. */
  port: PlayPort;
}

/**
 * Name tags beside things: of those in sight as many as leave the room to be seen (`placeLabels`). Tags never overlap
 * and are never cut; a line connects a distant one to its thing.
 */
export function NameTags({ items, isHighlighting, namedId, language, port }: NameTagsProps) {
  const isNaming = isHighlighting || namedId !== null;
  const seen = useStage(port, (s) => (isNaming ? s.seen : ALL_SEEN));
  const board = useRef<HTMLDivElement>(null);
  const named = items.filter((item) =>
    isHighlighting ? !item.isDone && isInSight(hitRect(item), seen) : item.id === namedId,
  );
  useLayoutEffect(() => {
    const element = board.current;
    if (!element || named.length === 0) return;
    const lay = () => layOut(element, { named, items, seen });
    const sizes = new ResizeObserver(lay);
    sizes.observe(element);
    lay();
    return () => sizes.disconnect();
  });
  return (
    <Board ref={board} aria-hidden data-look-labels>
      {named.map(({ id }) => (
        <i key={id} />
      ))}
      {named.map(({ id, label }) => (
        <span key={id} {...language}>
          {label}
        </span>
      ))}
    </Board>
  );
}

/**
 * Whether enough of a thing is in sight to be known: a third of it, or half of the view. The tag of an edge that just
 * showed hid what stood beside it.
 */
function isInSight(thing: PercentRect, seen: PercentRect): boolean {
  const across = Math.min(thing.x + thing.width, seen.x + seen.width) - Math.max(thing.x, seen.x);
  const down = Math.min(thing.y + thing.height, seen.y + seen.height) - Math.max(thing.y, seen.y);
  if (across <= 0 || down <= 0) return false;
  const shown = (across / thing.width) * (down / thing.height);
  return shown >= 1 / 3 || across >= seen.width / 2;
}

interface Laid {
  named: readonly StageItem[];
  /** All things, none of which a tag should hide. */
  items: readonly StageItem[];
  seen: PercentRect;
}

function layOut(board: HTMLElement, { named, items, seen }: Laid): void {
  const frame = { width: board.clientWidth, height: board.clientHeight };
  const names = [...board.querySelectorAll<HTMLElement>(':scope > span')];
  const rectOf = (item: StageItem) => toFrame(hitRect(item), seen, frame);
  const rects = named.map(rectOf);
  const labels = names.map((name, index) => ({
    of: rects[index] as LabelRect,
    width: name.offsetWidth,
    height: name.offsetHeight,
  }));
  const places = placeLabels(labels, frame, items.map(rectOf));
  const lines = board.querySelectorAll<HTMLElement>(':scope > i');
  for (const [index, place] of places.entries()) {
    const [name, line, of] = [names[index], lines[index], rects[index]];
    if (!name || !line || !of) continue;
    name.style.visibility = place ? 'visible' : 'hidden';
    line.style.visibility = 'hidden';
    if (!place) continue;
    name.style.translate = `${place.x}px ${place.y}px`;
    leadTo(line, place, of);
  }
}

function toFrame(rect: PercentRect, seen: PercentRect, frame: { width: number; height: number }): LabelRect {
  const [across, down] = [frame.width / seen.width, frame.height / seen.height];
  return {
    x: (rect.x - seen.x) * across,
    y: (rect.y - seen.y) * down,
    width: rect.width * across,
    height: rect.height * down,
  };
}

/** Draws a line from the label's middle to the thing's if they do not touch. */
function leadTo(line: HTMLElement, from: LabelRect, to: LabelRect): void {
  const reach = 4;
  const isBeside =
    from.x > to.x + to.width + reach ||
    to.x > from.x + from.width + reach ||
    from.y > to.y + to.height + reach ||
    to.y > from.y + from.height + reach;
  if (!isBeside) return;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  line.style.visibility = 'visible';
  line.style.width = `${Math.hypot(dx, dy)}px`;
  line.style.transform = `translate(${x}px, ${y}px) rotate(${Math.atan2(dy, dx)}rad)`;
}

const Board = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'clip',
    pointerEvents: 'none',
    '& > *': { position: 'absolute', top: '0', left: '0', visibility: 'hidden' },
    '& > i': { height: '2px', bg: '#fff3d2', boxShadow: '0 0 0 1px #2a1a12', transformOrigin: '0 50%' },
    '& > span': {
      ...nameTag,
      textAlign: 'center',
      textWrap: 'balance',
      width: 'max-content',
      boxShadow: '0 1px 3px rgb(0 0 0 / 0.5)',
    },
  },
});
