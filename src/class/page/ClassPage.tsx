import { Box, Button, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useKeptFocus } from '../../shared/browser/useKeptFocus.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { appText } from '../../shared/text/app.ts';
import { Board } from '../board/Board.tsx';
import { CallBack } from '../board/CallBack.tsx';
import { Lobby } from '../opening/Lobby.tsx';
import { CardsPage } from '../print/CardsPage.tsx';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { StoredPage } from '../stored/StoredPage.tsx';
import { teacherText } from '../text/teacher.ts';
import { Crumbs } from './Crumbs.tsx';
import { ClassContext } from './classContext.ts';
import { RunningClocks } from './RunningClocks.tsx';
import { useClassSession } from './useClassSession.ts';

/** Wider than other pages: three cards stand side by side. */
const WIDTH = 'min(88rem, 100% - 2 * clamp(0.75rem, 3vw, 3rem))';

/**
 * `/projects?class=`: a session for its teacher. Its state decides whether the lobby, the board or the
 * results are shown.
 */
export function ClassPage({ sessionId }: { sessionId: string }) {
  const [address] = useSearchParams();
  const show = address.get('show');
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <Box ref={place} width={WIDTH} mx="auto" py={{ base: '4', md: '6' }}>
      <PageTitle page={teacherText.page} />
      {show === 'stored' ? <StoredPage /> : <Session sessionId={sessionId} show={show} />}
    </Box>
  );
}

function Session({ sessionId, show }: { sessionId: string; show: string | null }) {
  const { store, state } = useClassSession(sessionId);
  const isOffline = state.failure === 'offline';
  const { shown: board, shownAt } = state;
  const shown = useMemo(
    () => board && { store, board, shownAt, isOffline },
    [store, board, shownAt, isOffline],
  );
  // The results are stored longer than the board.
  if (show === 'results' || board?.state === 'ended' || (!shown && state.failure === 'notFound'))
    return board?.startedAt === null ? (
      <Navigate to="/projects" replace />
    ) : (
      <ResultsPage sessionId={sessionId} />
    );
  if (!shown)
    return state.failure === null ? (
      <Loading />
    ) : (
      <Failed failure={state.failure} onRetry={() => void state.ask()} />
    );
  if (show === 'cards') return <CardsPage sessionId={sessionId} />;
  return (
    <ClassContext value={shown}>
      <RunningClocks>
        {shown.board.state === 'lobby' ? <Lobby /> : <Board />}
        <CallBack />
      </RunningClocks>
    </ClassContext>
  );
}

function Failed({ failure, onRetry }: { failure: BackendErrorCode; onRetry: () => void }) {
  return (
    <>
      <Crumbs />
      <Panel>
        <FuseBox title={teacherText.failed.title} text={appText.failures[failure]}>
          <Button onClick={onRetry}>{teacherText.failed.show}</Button>
        </FuseBox>
      </Panel>
    </>
  );
}

function Loading() {
  return (
    <>
      <Crumbs />
      <Stack gap="4">
        <VisuallyHidden role="status">{teacherText.loading}</VisuallyHidden>
        {['4rem', '16rem', '15rem'].map((height) => (
          <Skeleton key={height} height={height} borderRadius="lg" aria-hidden />
        ))}
      </Stack>
    </>
  );
}
