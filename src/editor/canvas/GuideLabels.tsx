import { chakra } from '@chakra-ui/react';
import type { Room } from '../../../core/room/model.ts';
import type { GuideLabel } from '../../../game/ports.ts';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';
import { onScreen } from './onScreen.ts';

/** Percent of the stage's height needed for a label above a line. */
const HEADROOM = 6;

/** Labels of a drag's guides: at a line, the thing to which it belongs; in equal gaps, their size. */
export function GuideLabels() {
  const labels = useEditor((state) => state.guideLabels);
  return labels.length > 0 && <Labels labels={labels} />;
}

function Labels({ labels }: { labels: readonly GuideLabel[] }) {
  const room = useRoom();
  const viewport = useEditor((state) => state.viewport);
  return labels.map((label, place) => {
    const { x, y } = onScreen({ ...label.at, width: 0, height: 0 }, viewport);
    const [left, top] = [clamp(x), clamp(y)];
    const isGap = label.says.type === 'gap';
    // Labels stand on their line, numbers in the middle of their gap, both within the stage.
    const up = top < HEADROOM ? 0 : isGap && label.axis === 'y' ? -50 : -115;
    return (
      <Pill
        // biome-ignore lint/suspicious/noArrayIndexKey: labels have no ids, and keep their order during a drag
        key={place}
        aria-hidden
        style={{ left: `${left}%`, top: `${top}%`, translate: `-${left}% ${up}%` }}
      >
        {wordsOf(room, label)}
      </Pill>
    );
  });
}

function wordsOf(room: Room, { axis, says }: GuideLabel): string {
  if (says.type === 'gap') return editorText.number(Math.round(says.size * 10) / 10);
  if (says.type === 'top') return canvasText.guides.onTop(itemName(room, says.id));
  if (says.type !== 'thing') return canvasText.guides[says.type];
  return canvasText.guides.thing(canvasText.guides.edges[axis][says.edge], itemName(room, says.id));
}

function clamp(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}

const Pill = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '1',
    paddingX: '1.5',
    borderRadius: 'md',
    bg: '#ff7eb6',
    color: '#1d1030',
    textStyle: '2xs',
    fontWeight: '700',
    lineHeight: '1.6',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
});
