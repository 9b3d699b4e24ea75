import { Text } from '@chakra-ui/react';
import { Pause, TriangleAlert, WifiOff } from 'lucide-react';
import { useStore } from 'zustand';
import { Notice } from '../../shared/kit/Notice.tsx';
import { useOwnOffline } from '../../shared/page/ownOffline.ts';
import { useClassNow, useShownClass } from '../page/classContext.ts';
import { boardText } from '../text/board.ts';
import { teacherText } from '../text/teacher.ts';

/** Milliseconds for which the last figures count as fresh: one failed request is not reported. */
const FRESH_FOR = 6000;

/** Says that the teacher is offline and how old the figures are, while the class plays on. */
export function NoLine() {
  const { store, board, shownAt, isOffline } = useShownClass();
  const { failure, unsaid } = useStore(store);
  const age = useClassNow().at - board.at;
  useOwnOffline(isOffline);
  if (failure === null || (!isOffline && age < FRESH_FOR)) return null;
  const { title, text, needs, waits } = boardText.noLine;
  const ago = boardText.ago(Math.round(age / 1000));
  return (
    <Notice tone="warning" role="status" marginBottom="4">
      {isOffline ? <WifiOff aria-hidden /> : <TriangleAlert aria-hidden />}
      <Text>
        <b>{isOffline ? title : teacherText.failed.title}</b>{' '}
        {isOffline ? text(new Date(shownAt), ago) : boardText.notFresh(ago)} {isOffline && needs}{' '}
        {unsaid.length > 0 && waits(unsaid.length)}
      </Text>
    </Notice>
  );
}

/** Says that all clocks are stopped, and what the pupils see. */
export function PausedNotice() {
  const { board } = useShownClass();
  if (board.state !== 'paused') return null;
  return (
    <Notice tone="warning" marginTop="4">
      <Pause aria-hidden />
      <Text>
        <b>{boardText.pausedForAll.title}</b> {boardText.pausedForAll.text}
      </Text>
    </Notice>
  );
}
