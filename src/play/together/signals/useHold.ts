import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ClientPoint } from '../../../../game/ports.ts';
import { stageAround } from './useOwnPointer.ts';

/** Milliseconds of holding after which the menu opens. */
const HOLD = 450;
/** CSS pixels that a pointer may move and still count as held. */
const SLOP = 8;

interface HoldHandlers {
  /** Called when the room is held, or pressed with the right button; returns whether a menu opened. */
  onHold: (at: ClientPoint) => boolean;
  /** Called where the pointer is released after a hold. */
  onLetGo: (at: ClientPoint) => void;
}

/**
 * Calls back when the room is held for 450 ms or pressed by the right button. The game then forgets the press, which
 * would click the thing beneath.
 */
export function useHold(board: RefObject<HTMLElement | null>, handlers: HoldHandlers): void {
  const onHold = useEffectEvent(handlers.onHold);
  const onLetGo = useEffectEvent(handlers.onLetGo);
  useEffect(() => {
    const frame = stageAround(board.current);
    if (!frame) return;
    return listen(frame, { onHold: (at) => onHold(at), onLetGo: (at) => onLetGo(at) });
  }, [board]);
}

function listen(frame: HTMLElement, { onHold, onLetGo }: HoldHandlers): () => void {
  const stop = new AbortController();
  let pressed: PointerEvent | null = null;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
    pressed = null;
    isHeld = false;
  }

  function hold(start: PointerEvent): void {
    if (!onHold(start)) return;
    isHeld = true;
    const { pointerId, pointerType } = start;
    start.target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType }));
  }

  function on<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ): void {
    frame.addEventListener(type, listener, { ...options, signal: stop.signal });
  }

  on('pointerdown', (event) => {
    const isSecond = pressed !== null;
    forget();
    if (isSecond || event.button !== 0 || !isRoom(event)) return;
    pressed = event;
    timer = setTimeout(hold, HOLD, event);
  });
  on('pointermove', (event) => {
    if (pressed?.pointerId !== event.pointerId || isHeld) return;
    if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLOP) forget();
  });
  on('pointerup', (event) => {
    if (pressed?.pointerId !== event.pointerId) return;
    if (isHeld) onLetGo(event);
    forget();
  });
  on('pointercancel', forget);
  // The finger moves to its choice, so it must not scroll.
  on('touchmove', (event) => isHeld && event.cancelable && event.preventDefault(), { passive: false });
  on('contextmenu', (event) => {
    if (!isRoom(event)) return;
    // A held finger would open the browser's menu as well.
    if (isHeld || onHold(event)) event.preventDefault();
  });
  return () => {
    forget();
    stop.abort();
  };
}

function isRoom({ target }: Event): boolean {
  return target instanceof HTMLCanvasElement;
}
