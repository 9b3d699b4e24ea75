import { chakra, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBackend } from '../../shared/context/useBackend.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { wallText } from '../text/wall.ts';
import { useAwake, useFullScreenKey } from './useProjector.ts';
import { WallEnd } from './WallEnd.tsx';
import { WallLobby } from './WallLobby.tsx';
import { WallRun } from './WallRun.tsx';
import { WALL } from './wallAddress.ts';
import { high } from './wallSizes.ts';
import { createWallStore, type WallState } from './wallStore.ts';
import { isOver } from './wallView.ts';

/** `/gameplay/{roomId}?wall={sessionId}#{key}`: a class on a projector, in place of the room's page (Q7). */
export function WallPage() {
  const { state, roomId } = useWall();
  useAwake();
  useFullScreenKey();
  const { wall, failure, answeredAt } = state;
  return (
    <Ground id="main" className="evening">
      <PageTitle page={wall?.roomName ?? wallText.page} />
      {wall !== null && failure !== null && failure !== 'notFound' && (
        <NoLine role="status">{wallText.noLine(new Date(answeredAt))}</NoLine>
      )}
      {failure === 'notFound' ? (
        <Message title={wallText.gone.title} text={wallText.gone.text} />
      ) : wall === null ? (
        <Message text={failure === null ? wallText.loading : wallText.failed} />
      ) : (
        <Shown {...state} wall={wall} roomId={roomId} />
      )}
    </Ground>
  );
}

function Shown({
  wall,
  now,
  answeredAt,
  roomId,
}: WallState & { wall: NonNullable<WallState['wall']>; roomId: string }) {
  if (wall.state === 'lobby') return <WallLobby wall={wall} at={now} roomId={roomId} />;
  if (isOver(wall)) return <WallEnd wall={wall} at={now} />;
  return <WallRun wall={wall} at={now} since={now - answeredAt} />;
}

function Message({ title, text }: { title?: string; text: string }) {
  return (
    <Middle role="status">
      {title === undefined ? (
        <VisuallyHidden as="h1">{wallText.page}</VisuallyHidden>
      ) : (
        <Heading as="h1" fontSize={high(7)} lineHeight="1.2">
          {title}
        </Heading>
      )}
      <Text fontSize={high(4)} color="fg.muted" maxWidth={high(110)} textWrap="balance">
        {text}
      </Text>
    </Middle>
  );
}

/** Asks while the wall is open, and at once when the page is seen again or the network is back. */
function useWall(): { state: WallState; roomId: string } {
  const { calls } = useBackend();
  const { roomId = '' } = useParams();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const sessionId = query.get(WALL) ?? '';
  const key = hash.slice(1);
  const store = useMemo(
    () => createWallStore({ load: () => calls.showWall({ sessionId, key }), now: Date.now }),
    [calls, sessionId, key],
  );
  useEffect(() => {
    const stop = store.getState().follow();
    const ask = () => void (document.visibilityState === 'visible' && store.getState().ask());
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [store]);
  return { state: useStore(store), roomId };
}

const Ground = chakra('main', {
  base: {
    // A hundredth of the height; a window narrower than 4:3 counts as lower.
    '--wall-unit': 'min(1vh, 0.75vw)',
    position: 'fixed',
    inset: '0',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    color: 'fg',
    bg: 'bg.page',
    backgroundImage:
      'var(--wallpaper), radial-gradient(110vh 60vh at 50% -10vh, rgb(255 205 120 / 0.2), transparent 70%)',
    lineHeight: '1.2',
  },
});

const Middle = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: high(2),
    padding: high(5),
    textAlign: 'center',
  },
});

const NoLine = chakra('p', {
  base: {
    flex: 'none',
    paddingY: high(0.8),
    textAlign: 'center',
    fontSize: high(3),
    fontWeight: '650',
    bg: 'bg.warning',
    color: 'fg.warning',
    borderBottomWidth: '1px',
    borderColor: 'border.warning',
  },
});
