import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { ClientPoint } from '../../../../game/ports.ts';
import { type ScenePoint, SIGNALS, type SignalKind } from '../../../shared/ports/LiveChannel.ts';
import { useGame, useGameplay, useGameStatus } from '../../table/gameContext.ts';
import type { StageOfTeam } from '../../table/teamParts.ts';
import { togetherText } from '../../text/together.ts';
import { useSeated } from '../teamContext.ts';
import { SignalChoice } from './SignalChoice.tsx';
import { useHold } from './useHold.ts';
import { toScenePoint } from './useOwnPointer.ts';

/**
 * The menu by which this player makes a signal: a ring around the place that is held, a list beside the thing
 * in focus, or a tap after a press of the tool.
 */
export function SignalMenu({ port, stage }: StageOfTeam) {
  const board = useRef<HTMLDivElement>(null);
  const { gameplay } = useGame();
  const { company } = useSeated();
  const menu = useStore(company, (s) => s.menu);
  const { setMenu } = company.getState();
  const scene = useGameplay((s) => s.scene?.id);
  const hasEnded = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const send = useSignalling();

  function pointOf(at: ClientPoint): ScenePoint | null {
    const position = stage.positionAt(at);
    const { scene, dialog } = gameplay.getState();
    return position && scene && dialog === null ? toScenePoint(position, scene.id) : null;
  }

  useHold(board, {
    onHold: (pressed) => {
      const at = hasEnded ? null : pointOf(pressed);
      if (at) setMenu({ type: 'ring', at });
      return at !== null;
    },
    onLetGo: ({ clientX, clientY }) => {
      const { menu } = company.getState();
      const chosen = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-kind]');
      const kind = SIGNALS.find((each) => each === chosen?.dataset.kind);
      if (menu?.type === 'ring' && kind) send(kind, menu.at);
    },
  });

  const isShown =
    menu !== null && !hasEnded && (menu.type === 'armed' ? scene !== undefined : menu.at.scene === scene);
  return (
    <Box
      ref={board}
      position="absolute"
      inset="0"
      zIndex="2"
      pointerEvents="none"
      css={{ containerType: 'size' }}
    >
      {isShown && menu.type === 'armed' && (
        <Armed
          onTap={(tapped) => {
            setMenu(null);
            const at = pointOf(tapped);
            if (at) send('ping', at);
          }}
        />
      )}
      {isShown && menu.type !== 'armed' && (
        <SignalChoice
          menu={menu}
          place={placeIn(menu.at, port.getState().seen)}
          onChoose={(kind) => send(kind, menu.at)}
          onClose={() => setMenu(null)}
        />
      )}
    </Box>
  );
}

/** Converts a position on the stage to one in the visible part of it, both in percent. */
function placeIn({ x, y }: ScenePoint, seen: { x: number; y: number; width: number; height: number }) {
  return { x: ((x / 10 - seen.x) * 100) / seen.width, y: ((y / 10 - seen.y) * 100) / seen.height };
}

/** Catches the next tap on the stage. */
function Armed({ onTap }: { onTap: (at: ClientPoint) => void }) {
  return (
    <Box position="absolute" inset="0" cursor="crosshair" pointerEvents="auto" data-armed onClick={onTap}>
      <Hint role="status">{togetherText.signals.armed}</Hint>
    </Box>
  );
}

const Hint = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '3.5',
    insetInline: '0',
    marginX: 'auto',
    width: 'fit-content',
    maxWidth: 'calc(100% - 1.5rem)',
    paddingX: '4',
    paddingY: '2',
    borderRadius: 'full',
    border: '1.5px solid #a06d22',
    bg: '#1d1320',
    color: '#fff6e2',
    fontWeight: '600',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

/** Makes a signal, and says so; offline it says why there is none (T16). */
function useSignalling(): (kind: SignalKind, at: ScenePoint) => void {
  const { company, telling } = useSeated();
  const { signals } = togetherText;
  return (kind, at) => {
    const { signal, setMenu } = company.getState();
    setMenu(null);
    if (navigator.onLine && signal(kind, at)) telling.getState().say(signals.sent(signals.kinds[kind]));
    else telling.getState().tell({ by: null, text: signals.needsLine });
  };
}
