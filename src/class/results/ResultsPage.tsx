import { Box, Button, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useIsPrinted } from '../../shared/browser/useIsPrinted.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { presentLanguage } from '../../shared/language/language.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PaperOnly } from '../../shared/page/PrintStyle.tsx';
import { appText } from '../../shared/text/app.ts';
import { resultsText } from '../text/results.ts';
import { teacherText } from '../text/teacher.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { createResultsStore, type Results, type ResultsState } from './resultsStore.ts';
import { StaysPart } from './StaysPart.tsx';
import { StepsPart } from './StepsPart.tsx';
import { TalkPart } from './TalkPart.tsx';
import { TimelinePart } from './TimelinePart.tsx';
import { readTimeline } from './timeline.ts';

/** `/projects?class=…` of a session that has ended: the results, and what stays stored of it (Q8, Q10). */
export function ResultsPage({ sessionId }: { sessionId: string }) {
  const { calls } = useBackend();
  const store = useMemo(() => createResultsStore({ sessionId, calls }), [sessionId, calls]);
  useEffect(() => void store.getState().load(), [store]);
  const state = useStore(store);
  const isPrinted = useIsPrinted();
  return (
    <Box className={isPrinted ? 'morning' : ''} maxW="76rem" mx="auto">
      <PageTitle page={state.results?.roomName ?? teacherText.page} />
      <PaperOnly margin="15mm" />
      {state.results ? (
        <Shown state={state} results={state.results} isPrinted={isPrinted} />
      ) : state.failure !== null ? (
        <Failed state={state} failure={state.failure} />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

function Shown({ state, results, isPrinted }: { state: ResultsState; results: Results; isPrinted: boolean }) {
  const timeline = useMemo(() => readTimeline(results.teams, presentLanguage()), [results]);
  const hasEnded = results.endedAt !== null;
  const isTalkedOver = results.debrief.trim() !== '';
  const isAnythingToTell = timeline.rows.some(({ marks }) => marks.length > 0);
  return (
    <>
      <ResultsHead results={results} isBusy={state.isBusy} onLookAgain={() => void state.load()} />
      <Stack gap="4.5">
        {!hasEnded && !isAnythingToTell ? (
          <EmptyNail title={resultsText.stillInside} text={resultsText.stillInsideText} />
        ) : timeline.rows.length === 0 ? (
          <EmptyNail title={resultsText.nobody} />
        ) : (
          <>
            <TimelinePart timeline={timeline} />
            <StepsPart rows={timeline.rows} isPrinted={isPrinted} />
          </>
        )}
        <Grid
          gap="4.5"
          alignItems="start"
          templateColumns={isTalkedOver ? { lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' } : undefined}
        >
          {isTalkedOver && <TalkPart debrief={results.debrief} />}
          {hasEnded && <StaysPart state={state} results={results} />}
        </Grid>
      </Stack>
    </>
  );
}

function Failed({ state, failure }: { state: ResultsState; failure: NonNullable<ResultsState['failure']> }) {
  const { failed } = resultsText;
  const isGone = failure === 'notFound';
  return (
    <Panel>
      <FuseBox title={failed.title} text={isGone ? failed.notFound : appText.failures[failure]} level={1}>
        {!isGone && (
          <Button loading={state.isBusy} onClick={() => void state.load()}>
            {appText.retry}
          </Button>
        )}
      </FuseBox>
    </Panel>
  );
}

function Loading() {
  return (
    <Stack gap="4.5">
      <VisuallyHidden role="status">{resultsText.loading}</VisuallyHidden>
      {['6rem', '24rem', '14rem'].map((height) => (
        <Skeleton key={height} height={height} borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}
