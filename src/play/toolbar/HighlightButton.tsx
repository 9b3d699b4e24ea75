import { Eye } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { HIGHLIGHT_KEY } from '../table/tableKeys.ts';
import { tableText } from '../text/table.ts';
import { ToolButton } from './ToolButton.tsx';

/** Milliseconds: a longer press highlights only while it lasts. */
const HELD = 400;

/**
 * The highlighting button: a short press toggles, a long one highlights while held. It names only what the
 * view contains.
 */
export function HighlightButton({ isWorded }: { isWorded: boolean }) {
  const { gameplay } = useGame();
  const isHighlighting = useGameplay((s) => s.isHighlighting);
  const pressed = useRef<{ at: number; wasHighlighting: boolean } | null>(null);
  const look = (isOn: boolean) => gameplay.getState().setHighlighting(isOn);

  function press({ timeStamp, button }: PointerEvent): void {
    if (button !== 0) return;
    pressed.current = { at: timeStamp, wasHighlighting: isHighlighting };
    look(true);
  }

  function leave(): void {
    if (pressed.current) look(pressed.current.wasHighlighting);
  }

  function choose({ timeStamp }: MouseEvent): void {
    const { at, wasHighlighting } = pressed.current ?? { at: timeStamp, wasHighlighting: isHighlighting };
    pressed.current = null;
    look(timeStamp - at < HELD && !wasHighlighting);
  }

  return (
    <ToolButton
      icon={<Eye aria-hidden />}
      word={tableText.look}
      title={tableText.lookHelp}
      shortcut={HIGHLIGHT_KEY}
      isWorded={isWorded}
      aria-pressed={isHighlighting}
      touchAction="manipulation"
      onPointerDown={press}
      onPointerLeave={leave}
      // A long press must not open the context menu.
      onContextMenu={(event) => event.preventDefault()}
      onClick={choose}
    />
  );
}
