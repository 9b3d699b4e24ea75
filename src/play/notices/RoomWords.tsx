import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useInput } from '../../shared/browser/useInput.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import type { GameplayState } from '../session/gameplayStore.ts';
import type { PlayEvents } from '../session/predictEvents.ts';
import { useGameplay, useGameStatus } from '../table/gameContext.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { type Notice, noticeOf } from './notice.ts';
import { StageCaption } from './StageCaption.tsx';
import { useOverRoom } from './useOverRoom.ts';

interface RoomWordsProps {
  /** Both are hidden, since the room itself shows the end. */
  isHidden: boolean;
  /** The events during which a picture failed to load; said until the next ones. */
  missingAt: PlayEvents | null;
  /** Shown on the plate below the room in a pause, since a small curtain has no space for it. */
  inPause?: ReactNode;
}

/** Captions, and the line about the last action. */
export function RoomWords({ isHidden, missingAt, inPause }: RoomWordsProps) {
  const notice = useNotice(missingAt);
  const isPaused = useGameStatus((s) => s.isPaused);
  const { areCaptionsOver } = useOverRoom();
  return (
    <Place inert={isHidden} css={areCaptionsOver ? {} : BELOW}>
      <Place {...(!areCaptionsOver && { className: 'evening', css: PLATE })}>
        <StageCaption news={notice.words} />
        <NoticeLine notice={notice} />
        {isPaused && !areCaptionsOver && <InPause>{inPause}</InPause>}
      </Place>
    </Place>
  );
}

function useNotice(missingAt: PlayEvents | null): Notice {
  const play = useGameplay(useShallow(partsOf));
  const isPaused = useGameStatus((s) => s.isPaused);
  const isOnline = useOnline();
  const input = useInput();
  const isPictureMissing = missingAt === play.lastEvents;
  return noticeOf(play, { isOnline, isPaused, isPictureMissing, input });
}

function partsOf(state: GameplayState) {
  const { lastEvents, putAway, items, labels, places, scene, inventory } = state;
  const { actFailure, isWaiting, wasRunning } = state;
  return { lastEvents, putAway, items, labels, places, scene, inventory, actFailure, isWaiting, wasRunning };
}

/** Captions and line are laid out by themselves, over and below the room. */
const Place = chakra('div', {
  base: { display: 'contents', '&[inert]': { visibility: 'hidden' } },
});

const InPause = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', textAlign: 'center' },
});

/** The place of the plate below the room. Its height is fixed, so that words push nothing. */
const BELOW = {
  gridArea: 'notice',
  display: 'block',
  position: 'relative',
  zIndex: '1',
  height: 'calc(var(--words-height) - 0.5rem)',
  marginBottom: '2',
  pointerEvents: 'none',
} as const;

/**
 * The plate, where captions and line stand one below the other. For a long text it grows upwards, over the map and the
 * room's lower edge: without its ground the text could not be read there.
 */
const PLATE = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  paddingX: '2',
  paddingY: '1',
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.inset',
  boxShadow: 'inset',
  '--caption-height': 'auto',
  '--caption-overflow': 'visible',
  '--caption-padding': '0px',
  '--caption-top': '0px',
  '--caption-while-highlighting': '1',
  '--caption-border': '0 solid',
  '--caption-ground': 'transparent',
  '--caption-shadow': 'none',
  '--caption-size': '{fontSizes.lg}',
} as const;
