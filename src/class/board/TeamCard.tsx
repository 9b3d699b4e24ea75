import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Clock, Lightbulb, Lock, MessageSquare, Play, ScrollText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { formatClock, formatTaken } from '../../shared/language/formatClock.ts';
import { useClassNow, useOrder, useShownClass } from '../page/classContext.ts';
import { LockWords } from '../team/LockWords.tsx';
import { SeatDisc } from '../team/SeatDisc.tsx';
import { boardText } from '../text/board.ts';
import { AlertRow } from './AlertRow.tsx';
import { AnswerCall } from './AnswerCall.tsx';
import { CardFrame, CardName, type CardProps } from './CardFrame.tsx';
import { CardMenu } from './CardMenu.tsx';
import { needsLine } from './needsLine.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { readCard, type TeamCardView } from './readCard.ts';

/** A team's card: who is there, the team's progress and present lock, and the teacher's actions. */
export function TeamCard({ team, onOpen }: CardProps) {
  const { board } = useShownClass();
  const view = readCard(team, board);
  const told = useId();
  return (
    <CardFrame team={team} view={view} padding="4">
      <Flex gap="3" align="center">
        <Pennant team={team.team} size={42} />
        <Box flex="1" minWidth="0">
          <Heading as="h3" size="lg" lineHeight="1.15">
            <CardName team={team} toldBy={told} onOpen={onOpen} />
          </Heading>
          <Seats team={team} view={view} />
        </Box>
        <TeamClock team={team} />
      </Flex>
      <Flex id={told} direction="column" gap="3" flex="1">
        {view.alert && (
          <AlertRow alert={view.alert} answer={<AnswerCall team={team.team} alert={view.alert} />} />
        )}
        <ProgressBar share={team.progress} isOut={team.outcome === 'escaped'} />
        <Facts team={team} view={view} />
      </Flex>
      {view.isOver ? (
        <OverButtons team={team} onOpen={onOpen} />
      ) : view.seated === 0 ? (
        <Flex justify="flex-end">
          <CardMenu team={team} onOpen={onOpen} />
        </Flex>
      ) : (
        <Buttons team={team} onOpen={onOpen} />
      )}
    </CardFrame>
  );
}

function Seats({ team, view: { here, seated } }: { team: BoardTeam; view: TeamCardView }) {
  const [first] = team.seats;
  const { card } = boardText;
  return (
    <Flex align="center" gap="1" marginTop="1" wrap="wrap">
      {team.seats.map((seat) => (
        <SeatDisc key={seat.seat} team={team} seat={seat} size={20} />
      ))}
      {first && (
        <Text as="span" textStyle="xs" color="fg.muted" marginInlineStart="1.5" overflowWrap="anywhere">
          {team.places === 1 ? card.alone(first.name, first.isHere) : card.hereOf(here, seated)}
        </Text>
      )}
    </Flex>
  );
}

function TeamClock({ team: { team: number } }: { team: BoardTeam }) {
  const board = useClassNow();
  const team = board.teams.find((each) => each.team === number);
  if (!team) return null;
  const view = readCard(team, board);
  const isStanding = team.isPaused || board.state === 'paused';
  const { left, leftGiven, taken, played } = boardText;
  const words = view.isOver
    ? taken
    : view.left === null
      ? played
      : team.minutesGiven === 0
        ? left
        : leftGiven(team.minutesGiven);
  return (
    <Box textAlign="end" flex="none" lineHeight="1.2" opacity={isStanding && !view.isOver ? '0.65' : '1'}>
      <Text
        as="span"
        display="block"
        fontFamily="heading"
        fontSize="xl"
        fontWeight="700"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {view.isOver || view.left === null ? formatTaken(team.played) : formatClock(view.left)}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        {words}
      </Text>
    </Box>
  );
}

function Facts({ team, view: { lock, places, isOver, seated } }: { team: BoardTeam; view: TeamCardView }) {
  const { card } = boardText;
  if (seated === 0) return null;
  if (isOver)
    return (
      <Stack>
        <Fact icon={<Lightbulb />}>{card.hints(team.hints)}</Fact>
        {team.outcome === 'escaped' && (
          <Fact icon={<MessageSquare />}>
            <Muted>{card.theyWait}</Muted>
          </Fact>
        )}
      </Stack>
    );
  const where = [
    ...(places.length > 0 ? [card.where(places)] : []),
    ...(lock ? [card.wrong(lock.wrong)] : []),
  ].join(' · ');
  return (
    <Stack>
      <Fact icon={<Lock />}>
        {lock ? (
          <>
            <b>{lock.name}</b>, {card.since(formatTaken(lock.since))}
            {lock.isLong && <Muted> {card.long}</Muted>}
            <LockWords words={lock.words} lines={2} />
          </>
        ) : (
          card.noLock
        )}
        {where && (
          <Text as="span" display="block" color="fg.muted">
            {where}
          </Text>
        )}
      </Fact>
      <Fact icon={<Lightbulb />}>{card.hints(team.hints)}</Fact>
    </Stack>
  );
}

const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', textStyle: 'sm', lineHeight: '1.45' },
});

const Muted = chakra('span', { base: { color: 'fg.muted' } });

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="2.5" overflowWrap="anywhere">
      <chakra.span
        aria-hidden
        flex="none"
        color="accent"
        marginTop="0.5"
        css={{ '& svg': { boxSize: '4.5' } }}
      >
        {icon}
      </chakra.span>
      <Box minWidth="0">{children}</Box>
    </Flex>
  );
}

function OverButtons({ team, onOpen }: CardProps) {
  const { isOffline } = useShownClass();
  const order = useOrder();
  const look = { tabIndex: -1, variant: 'outline', flex: '1', minWidth: '0' } as const;
  return (
    <Flex gap="1.5" align="center">
      {team.outcome === 'ended' ? (
        <Button
          {...look}
          {...needsLine(isOffline)}
          onClick={() => !isOffline && void order({ type: 'goOn', team: team.team })}
        >
          <Play aria-hidden /> {boardText.card.goOn}
        </Button>
      ) : (
        <Button {...look} onClick={() => onOpen({ type: 'team', team: team.team })}>
          <ScrollText aria-hidden /> {boardText.card.seeAll}
        </Button>
      )}
      <CardMenu team={team} onOpen={onOpen} />
    </Flex>
  );
}

/** Buttons for the pointer. Keyboard users have the card's keys, and the sheet with the same actions. */
function Buttons({ team, onOpen }: CardProps) {
  const { isOffline } = useShownClass();
  const { underWay } = readCard(team, useClassNow());
  const order = useOrder();
  const { card } = boardText;
  const goes = underWay?.type === 'hint' ? underWay : null;
  const look = { tabIndex: -1, flex: '1 1 0', minWidth: '0', paddingX: '2' } as const;
  const hint = () => !isOffline && !goes && void order({ type: 'hint', team: team.team });
  return (
    <Flex gap="1.5" align="center">
      <Button
        {...look}
        variant="outline"
        {...needsLine(isOffline)}
        {...(goes && { 'aria-disabled': true, css: { borderStyle: 'dashed !important' }, flex: '2 1 0' })}
        onClick={hint}
      >
        <Lightbulb aria-hidden /> {goes ? card.hintGoes(Math.ceil(goes.left / 1000)) : card.hint}
      </Button>
      <Button
        {...look}
        variant="outline"
        {...needsLine(isOffline)}
        onClick={() => !isOffline && onOpen({ type: 'time', team: team.team })}
      >
        <Clock aria-hidden /> {card.time}
      </Button>
      {!goes && (
        <Button {...look} variant="outline" onClick={() => onOpen({ type: 'say', team: team.team })}>
          <MessageSquare aria-hidden /> {card.say}
        </Button>
      )}
      <CardMenu team={team} onOpen={onOpen} />
    </Flex>
  );
}
