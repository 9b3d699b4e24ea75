import { chakra } from '@chakra-ui/react';
import { useShallow } from 'zustand/react/shallow';
import { useOnline } from '../../shared/browser/useOnline.ts';
import type { GameplayState } from '../session/gameplayStore.ts';
import type { PlayEvents } from '../session/predictEvents.ts';
import { useGameplay, useGameStatus } from '../table/gameContext.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { type Notice, noticeOf } from './notice.ts';
import { StageCaption } from './StageCaption.tsx';

interface RoomWordsProps {
  /** Both are hidden, since the room itself shows the end. */
  isHidden: boolean;
  /** The events during which a picture failed to load; said until the next ones. */
  missingAt: PlayEvents | null;
}

/** Captions, and the line about the last action. */
export function RoomWords({ isHidden, missingAt }: RoomWordsProps) {
  const notice = useNotice(missingAt);
  return (
    <Place inert={isHidden}>
      <StageCaption news={notice.words} />
      <NoticeLine notice={notice} />
    </Place>
  );
}

function useNotice(missingAt: PlayEvents | null): Notice {
  const play = useGameplay(useShallow(partsOf));
  const isPaused = useGameStatus((s) => s.isPaused);
  const isOnline = useOnline();
  const isPictureMissing = missingAt === play.lastEvents;
  return noticeOf(play, { isOnline, isPaused, isPictureMissing });
}

function partsOf(state: GameplayState) {
  const { lastEvents, putAway, items, labels, places, scene, inventory } = state;
  const { actFailure, isWaiting, wasRunning } = state;
  return { lastEvents, putAway, items, labels, places, scene, inventory, actFailure, isWaiting, wasRunning };
}

/**
 * On upright phones the two stand one below the other, in a space of fixed height; elsewhere each stands by itself over
 * or below the room.
 */
const Place = chakra('div', {
  base: {
    display: 'contents',
    '&[inert]': { visibility: 'hidden' },
    _uprightPhone: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      gridArea: 'notice',
      position: 'relative',
      zIndex: '1',
      // Fixed height: long text overlaps what is below instead of pushing it.
      height: 'var(--words-height)',
      '--caption-height': 'auto',
      '--caption-overflow': 'visible',
      '--caption-padding': '0px',
      '--caption-top': '0px',
      '--caption-while-highlighting': '1',
      paddingTop: '1',
      pointerEvents: 'none',
      _wideRoom: {
        display: 'contents',
        '--caption-height': 'var(--stage-height)',
        '--caption-overflow': 'clip',
        '--caption-padding': '0.375rem',
        '--caption-top': 'var(--below-name)',
        '--caption-while-highlighting': '0',
      },
    },
  },
});
