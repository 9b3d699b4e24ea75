import { Box, chakra } from '@chakra-ui/react';
import { CircleX, Lightbulb } from 'lucide-react';
import { hitRect } from '../../../core/room/geometry.ts';
import type { Room } from '../../../core/room/model.ts';
import type { EditorStageState, StageItem, Viewport } from '../../../game/ports.ts';
import { onScreen } from '../canvas/onScreen.ts';
import { useFindings } from '../problems/useFindings.ts';
import { useWaived } from '../problems/useWaived.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import { findingText } from '../text/findings.ts';
import { findingsByItem, type ItemFindings } from './findingsByItem.ts';

interface FindingMarksProps {
  room: Room;
  stage: EditorStageState;
}

/** Marks of findings at their things: a click selects the thing and shows the text. */
export function FindingMarks({ room, stage }: FindingMarksProps) {
  const findings = useFindings();
  const isHandling = useEditor((state) => state.isHandling);
  const { leave } = useWaived();
  const byItem = findingsByItem(leave(findings));
  if (isHandling || stage.tool.type !== 'select') return null;
  return stage.view.items.map((item) => {
    const own = byItem.get(item.id);
    if (!own) return null;
    const shown = { room, item, own, viewport: stage.viewport };
    return stage.selectedIds.includes(item.id) ? (
      <Words key={item.id} {...shown} />
    ) : (
      <Mark key={item.id} {...shown} />
    );
  });
}

interface ShownFindings {
  room: Room;
  item: StageItem;
  own: ItemFindings;
  viewport: Viewport;
}

/** A mark above the thing's edge, away from badges. */
function Mark({ room, item, own, viewport }: ShownFindings) {
  const { select } = useEditorActions();
  const { x, y, width } = onScreen(hitRect(item), viewport);
  const words = `${editorText.problems[own.severity]}: ${wordsOf(room, own)}`;
  return (
    <MarkButton
      type="button"
      data-finding={own.severity}
      aria-label={words}
      title={words}
      style={{ left: `${clamp(x + width)}%`, top: `max(${y}%, 1.75rem)` }}
      onClick={() => select(item.id)}
    >
      {own.severity === 'error' ? <CircleX /> : <Lightbulb />}
    </MarkButton>
  );
}

/** The text of a finding, below the selected thing and clear of its tools; above the tools if the thing is too low. */
function Words({ room, item, own, viewport }: ShownFindings) {
  const { x, y, width, height } = onScreen(hitRect(item), viewport);
  const middle = Math.min(Math.max(x + width / 2, 0), 100);
  return (
    <Bubble
      data-finding={own.severity}
      style={{
        left: `${middle}%`,
        // The nearer the thing is to a side of the stage, the less of the text reaches towards that side.
        translate: `-${middle}%`,
        ...placeWords({ top: y, bottom: y + height, isHidden: item.isHidden === true }),
      }}
    >
      {wordsOf(room, own)}
    </Bubble>
  );
}

/**
 * Percent of the stage's height: below `LOW` there is no space for text, above `HIGH` none for tools and
 * text.
 */
const LOW = 84;
const HIGH = 32;

function placeWords({ top, bottom, isHidden }: { top: number; bottom: number; isHidden: boolean }) {
  if (bottom <= LOW)
    return {
      top: `max(calc(${bottom}% + ${isHidden ? 2.25 : 0.75}rem), calc(${(top + bottom) / 2}% + 2.6rem))`,
    };
  return top > HIGH ? { bottom: `calc(${100 - top}% + 4.75rem)` } : { bottom: '0.5rem' };
}

function wordsOf(room: Room, { findings }: ItemFindings): string {
  return findings.map((finding) => findingText(room, finding)).join(' ');
}

/** Percent; keeps a mark within the stage. */
function clamp(across: number): number {
  return Math.min(Math.max(across, 2), 97);
}

const MarkButton = chakra('button', {
  base: {
    position: 'absolute',
    translate: '-50% -100%',
    display: 'grid',
    placeItems: 'center',
    boxSize: 'clamp(22px, 2.6cqw, 28px)',
    borderRadius: 'full',
    borderWidth: '1.5px',
    boxShadow: '0 0 0 1px {colors.ink}',
    pointerEvents: 'auto',
    cursor: 'pointer',
    '& svg': { boxSize: '62%' },
    // A finger's width on touch screens.
    _touch: { _before: { content: '""', position: 'absolute', inset: '-11px' } },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '&[data-finding=error]': { bg: 'red.600', color: 'red.50', borderColor: 'red.200' },
    '&[data-finding=warning]': { bg: 'orange.400', color: 'orange.950', borderColor: 'orange.200' },
  },
});

const Bubble = chakra(Box, {
  base: {
    position: 'absolute',
    zIndex: '2',
    width: 'max-content',
    maxWidth: 'min(20rem, 80%)',
    paddingX: '3',
    paddingY: '1.5',
    borderRadius: 'md',
    borderWidth: '1.5px',
    boxShadow: 'panel',
    textStyle: 'xs',
    fontWeight: '600',
    '&[data-finding=error]': { bg: 'bg.error', color: 'fg.error', borderColor: 'border.error' },
    '&[data-finding=warning]': { bg: 'bg.warning', color: 'fg.warning', borderColor: 'border.warning' },
  },
});
