import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { CALL_BACK_WITHIN } from '../../../core/class/classLimits.ts';
import { isDialogOpen } from '../../shared/browser/isDialogOpen.ts';
import { Paper } from '../../shared/kit/Paper.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { NOTCH } from '../../shared/page/notch.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useClassNow, useOrder, useShownClass } from '../page/classContext.ts';
import { WordsAhead } from '../team/NextHint.tsx';
import { boardText } from '../text/board.ts';

type Waiting = ShowClassAnswer['waiting'][number];

/**
 * The orders that wait five seconds and can be called back until then (Q5). They are stored on the server, so
 * they are carried out even if the teacher leaves this page.
 */
export function CallBack() {
  const board = useClassNow();
  const waiting = board.waiting.filter(({ due }) => due > board.at);
  const callBack = useCallBack();
  const newest = waiting.at(-1);
  useEffect(() => {
    if (!newest) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen() || isMenuOpen()) return;
      void callBack(newest.number);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  if (!newest) return null;
  return (
    <Flex
      as="section"
      aria-label={boardText.waiting.label}
      direction="column"
      align="center"
      gap="2"
      position="fixed"
      zIndex="docked"
      insetInline={{ base: '3', md: '0' }}
      marginX="auto"
      width={{ md: 'fit-content' }}
      maxWidth="48rem"
      bottom={{ base: `calc(4.75rem + ${NOTCH.bottom})`, md: '5' }}
    >
      {waiting.slice(-3).map((order) => (
        <Slip key={order.number} order={order} />
      ))}
    </Flex>
  );
}

/** Calls an order back, and says so. */
export function useCallBack(): (number: number) => Promise<void> {
  const order = useOrder();
  return async (number) => {
    if (await order({ type: 'callBack', order: number }))
      toaster.create({ title: boardText.waiting.back, type: 'success', duration: 3000 });
  };
}

function isMenuOpen(): boolean {
  return document.querySelector('[role="menu"]') !== null;
}

function Slip({ order }: { order: Waiting }) {
  const board = useClassNow();
  const callBack = useCallBack();
  const left = order.due - board.at;
  const team = useShownClass().board.teams.find((each) => each.team === order.team);
  return (
    <Paper
      padding="3"
      width="full"
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      columnGap="4"
      rowGap="2"
      borderRadius="6px"
    >
      <Box
        aria-hidden
        boxSize="6"
        flex="none"
        borderRadius="full"
        border="2px solid {colors.ink}"
        style={{
          background: `conic-gradient(#a92f45 ${(left / CALL_BACK_WITHIN) * 360}deg, transparent 0)`,
        }}
      />
      <Text flex="1 1 14rem" fontWeight="600" overflowWrap="anywhere">
        {sentenceOf(order, board, left)}
        {order.type === 'hint' && team && <WordsAhead team={team} />}
      </Text>
      <Plate material="brass" onClick={() => void callBack(order.number)}>
        {boardText.waiting.callBack}
      </Plate>
    </Paper>
  );
}

/** Returns a sentence that says which order was sent, to whom, and in how many seconds it takes effect. */
export function sentenceOf(
  { type, team }: Waiting,
  { teams }: Pick<ShowClassAnswer, 'teams'>,
  left: number,
): string {
  const { waiting } = boardText;
  const name = teams.find((each) => each.team === team)?.name ?? waiting.allTeams;
  return waiting[type](name, Math.max(1, Math.ceil(left / 1000)));
}
