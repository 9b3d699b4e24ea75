import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { CircleX, Hand, Lightbulb, LockOpen, MessageSquare, Pause, Play, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { pennantOf } from '../../play/class/pennantLooks.ts';
import { pupilText } from '../../play/text/pupil.ts';
import { Paper } from '../../shared/kit/Paper.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { formatClock, formatTaken } from '../../shared/language/formatClock.ts';
import { AlertRow } from '../board/AlertRow.tsx';
import { sentenceOf, useCallBack } from '../board/CallBack.tsx';
import { ClockPlate } from '../board/ClockPlate.tsx';
import { needsLine } from '../board/needsLine.ts';
import { readCard, type TeamCardView } from '../board/readCard.ts';
import { useClassNow, useOrder, useShownClass } from '../page/classContext.ts';
import { Sheet, SheetTitle } from '../page/Sheet.tsx';
import { boardText } from '../text/board.ts';
import { teamSheetText } from '../text/teamSheet.ts';
import { HintsSoFar } from './HintsSoFar.tsx';
import { LockWords } from './LockWords.tsx';
import { NextHintWords } from './NextHint.tsx';
import { TeamSeats } from './TeamSeats.tsx';
import { TimeButtons } from './TimeSheet.tsx';
import { useNextHint } from './useNextHint.ts';
import { useTeamResult, WhatTheyDid } from './WhatTheyDid.tsx';

interface TeamSheetProps {
  number: number;
  onSay: () => void;
  onClose: () => void;
}

/** One team: its steps, the help that it can get, and its seats. On phones the help comes first. */
export function TeamSheet({ number, onSay, onClose }: TeamSheetProps) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const team = board.teams.find((each) => each.team === number);
  const result = useTeamResult(team);
  if (!team) return null;
  const view = readCard(team, board);
  const isEnded = team.outcome === 'ended';
  return (
    <Sheet
      title={team.name}
      facts={<Standing team={team} wrong={typeof result === 'object' && result ? result.wrong : null} />}
      picture={<Pennant team={number} size={50} />}
      aside={<TeamClock number={number} />}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="outline"
            {...(!isEnded && { color: 'fg.error', borderColor: 'border.error' })}
            {...needsLine(isOffline)}
            disabled={view.isOver && !isEnded}
            onClick={() => !isOffline && void order({ type: isEnded ? 'goOn' : 'end', team: number })}
          >
            {isEnded ? <Play aria-hidden /> : <CircleX aria-hidden />}
            {isEnded ? teamSheetText.goOn : teamSheetText.end}
          </Button>
          <Button variant="outline" onClick={onSay}>
            <MessageSquare aria-hidden /> {teamSheetText.say}
          </Button>
        </>
      }
    >
      <UnderWay number={number} />
      <Grid templateColumns={{ lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}>
        <Side order={{ base: '2', lg: '1' }} borderInlineEndWidth={{ lg: '1px' }}>
          {view.alert && (
            <Box marginBottom="4">
              <AlertRow alert={view.alert} />
            </Box>
          )}
          <WhatTheyDid result={result} team={team} />
          {typeof result === 'object' && result && <HintsSoFar hinted={result.hinted} />}
        </Side>
        <Side order={{ base: '1', lg: '2' }}>
          {!view.isOver && <Help team={team} view={view} />}
          {team.outcome === 'timeUp' && <Row label={teamSheetText.time} end={<TimeButtons team={team} />} />}
          <TeamSeats team={team} view={view} />
        </Side>
      </Grid>
    </Sheet>
  );
}

/** The team's progress; phones show only this. */
function Standing({ team, wrong }: { team: BoardTeam; wrong: number | null }) {
  const { card, percent } = boardText;
  const more = [
    pennantWords(team.team),
    card.hints(team.hints),
    ...(wrong === null ? [] : [card.wrong(wrong)]),
  ].map((part) => ` · ${part}`);
  return (
    <>
      {card.progress(percent(team.progress))}
      <Text as="span" hideBelow="md">
        {more}
      </Text>
    </>
  );
}

/** Describes a pennant's colour and shape, so that a teacher can find it in the classroom or imagine it. */
function pennantWords(team: number): string {
  const { colour, shape } = pennantOf(team);
  return `${pupilText.colours[colour]} ${pupilText.shapes[shape]}`;
}

function TeamClock({ number }: { number: number }) {
  const board = useClassNow();
  const team = board.teams.find((each) => each.team === number);
  if (!team) return null;
  const view = readCard(team, board);
  const isPaused = !view.isOver && (team.isPaused || board.state === 'paused');
  const isCounted = view.isOver || view.left === null;
  return (
    <ClockPlate
      isTight
      isPaused={isPaused}
      time={isCounted ? formatTaken(team.played) : formatClock(view.left ?? 0)}
      words={isPaused ? boardText.standsStill : isCounted ? boardText.taken : teamSheetText.left}
    />
  );
}

/** The waiting order for the team, which can be called back here too, since the sheet covers the board. */
function UnderWay({ number }: { number: number }) {
  const board = useClassNow();
  const callBack = useCallBack();
  const waiting = board.waiting.filter(
    ({ team, due }) => (team === null || team === number) && due > board.at,
  );
  return waiting.map((order) => (
    <Paper
      key={order.number}
      padding="3"
      marginX={{ base: '4', md: '6' }}
      marginTop="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
    >
      <Text flex="1 1 14rem" fontWeight="600">
        {sentenceOf(order, board, order.due - board.at)}
      </Text>
      <Plate material="brass" onClick={() => void callBack(order.number)}>
        <Undo2 aria-hidden /> {boardText.waiting.callBack}
      </Plate>
    </Paper>
  ));
}

function Help({ team, view }: { team: BoardTeam; view: TeamCardView }) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const line = needsLine(isOffline);
  const give = (given: Parameters<typeof order>[0]) => () => void (!isOffline && order(given));
  const { team: number, openable, isPaused, needs } = team;
  // Not disabled, since the button would lose the focus.
  const isOnItsWay = view.underWay?.type === 'hint';
  const next = useNextHint(team);
  const cannotHint = isOnItsWay || next?.type === 'none';
  return (
    <>
      <SheetTitle>{teamSheetText.help}</SheetTitle>
      <Paper padding="4" marginBottom="3">
        <NextHintWords next={next} />
        <Plate
          material="brass"
          width="full"
          {...line}
          {...(cannotHint && { 'aria-disabled': true })}
          disabled={view.seated === 0}
          onClick={() => !cannotHint && give({ type: 'hint', team: number })()}
        >
          <Lightbulb aria-hidden /> {teamSheetText.giveHint}
        </Plate>
      </Paper>
      {needs.includes('help') && (
        <Button
          variant="outline"
          width="full"
          marginBottom="3"
          {...line}
          onClick={give({ type: 'seen', team: number })}
        >
          <Hand aria-hidden /> {boardText.card.seen}
        </Button>
      )}
      <Row label={teamSheetText.time} end={<TimeButtons team={team} />} />
      <Grid gap="2.5" templateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))" marginTop="3">
        {openable.map(({ item, name, words }) => (
          <Button
            key={item}
            variant="outline"
            height="auto"
            minHeight="11"
            whiteSpace="normal"
            justifyContent="flex-start"
            textAlign="start"
            lineHeight="1.25"
            paddingX="3"
            paddingY="1.5"
            {...line}
            onClick={give({ type: 'open', team: number, item })}
          >
            <LockOpen aria-hidden />
            <Text as="span" minWidth="0">
              {teamSheetText.openLock(name)}
              <LockWords words={words} lines={2} />
            </Text>
          </Button>
        ))}
        {board.state !== 'paused' && (
          <Button
            variant="outline"
            {...line}
            onClick={give({ type: isPaused ? 'goOn' : 'pause', team: number })}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {isPaused ? teamSheetText.goOn : teamSheetText.pause}
          </Button>
        )}
      </Grid>
      {openable.length > 0 && (
        <Text textStyle="xs" color="fg.muted" marginTop="2">
          {teamSheetText.openHelp}
        </Text>
      )}
    </>
  );
}

function Row({ label, end }: { label: string; end: ReactNode }) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Text fontWeight="650" textStyle="sm">
        {label}
      </Text>
      {end}
    </Flex>
  );
}

const Side = chakra('div', {
  base: { minWidth: '0', paddingX: { base: '4', md: '6' }, paddingY: '4' },
});
