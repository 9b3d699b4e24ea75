import { Eye } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { LOOK_KEY } from '../table/tableKeys.ts';
import { tableText } from '../text/table.ts';
import { ToolButton } from './ToolButton.tsx';

/** Milliseconds: a longer press highlights only while it lasts. */
const HELD = 400;

/**
 * The highlighting button: a short press toggles, a long one highlights while held. It names only what the
 * view contains.
 */
export function LookButton() {
  const { gameplay } = useGame();
  const isLooking = useGameplay((s) => s.isLooking);
  const pressed = useRef<{ at: number; wasLooking: boolean } | null>(null);
  const look = (isOn: boolean) => gameplay.getState().setLooking(isOn);

  function press({ timeStamp, button }: PointerEvent): void {
    if (button !== 0) return;
    pressed.current = { at: timeStamp, wasLooking: isLooking };
    look(true);
  }

  function leave(): void {
    if (pressed.current) look(pressed.current.wasLooking);
  }

  function choose({ timeStamp }: MouseEvent): void {
    const { at, wasLooking } = pressed.current ?? { at: timeStamp, wasLooking: isLooking };
    pressed.current = null;
    look(timeStamp - at < HELD && !wasLooking);
  }

  return (
    <ToolButton
      icon={<Eye aria-hidden />}
      word={tableText.look}
      title={tableText.lookHelp}
      shortcut={LOOK_KEY}
      aria-pressed={isLooking}
      touchAction="manipulation"
      onPointerDown={press}
      onPointerLeave={leave}
      // A long press must not open the context menu.
      onContextMenu={(event) => event.preventDefault()}
      onClick={choose}
    />
  );
}
