import { Box } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useStage } from '../../stage/useStage.ts';
import { useGame, useGameplay } from '../../table/gameContext.ts';
import type { StageOfTeam } from '../../table/teamParts.ts';
import { useMates, useSeated } from '../teamContext.ts';
import { useCompanyChoice } from '../telling/companyChoice.ts';
import { PointerMark } from './PointerMark.tsx';
import { SignalMark } from './SignalMark.tsx';
import { type StageWindow, sightOf } from './sights.ts';
import { useOwnPointer } from './useOwnPointer.ts';
import { useStageFocus } from './useStageFocus.ts';
import { useTeamKeys } from './useTeamKeys.ts';

/** Pointers and signals of the others in the scene before this player, in percent of the stage (T11). */
export function Company({ port, stage, show }: StageOfTeam) {
  const board = useRef<HTMLDivElement>(null);
  const { gameplay } = useGame();
  const { company } = useSeated();
  const pointers = useStore(company, (s) => s.pointers);
  const signals = useStore(company, (s) => s.signals);
  const { showsPointers } = useCompanyChoice();
  const seen = useStage(port, (s) => s.seen);
  const scene = useGameplay((s) => s.scene?.id);
  const mates = useMates();
  const window: StageWindow = { seen, unit: useUnit(board) };
  useOwnPointer(board, stage);
  useTeamKeys(board, show);
  useStageFocus(board);
  return (
    <Box ref={board} aria-hidden data-company position="absolute" inset="0" pointerEvents="none">
      {showsPointers &&
        mates.map(({ seat, name, isOwn }) => {
          const pointer = pointers[seat];
          return pointer && !isOwn && pointer.scene === scene ? (
            <PointerMark key={`${seat} ${pointer.since}`} {...{ seat, name, pointer, window }} />
          ) : null;
        })}
      {mates.map(({ seat }) => {
        const signal = signals[seat];
        return signal && sightOf(signal, gameplay.getState()).type === 'here' ? (
          <SignalMark key={`${seat} ${signal.seenAt}`} signal={signal} window={window} />
        ) : null;
      })}
    </Box>
  );
}

/** Returns how many CSS pixels one percent of the stage has. */
function useUnit(board: RefObject<HTMLElement | null>): StageWindow['unit'] {
  const [unit, setUnit] = useState({ x: 1, y: 1 });
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setUnit({ x: element.clientWidth / 100, y: element.clientHeight / 100 }),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [board]);
  return unit;
}
