import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { DoorOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { SEAT_CHANGES } from '../../../core/calls/pieces/party.ts';
import type { TeamRecord } from '../../../core/play/record/teamRecord.ts';
import { ReportRoom } from '../../rooms/report/ReportRoom.tsx';
import { ShareButton } from '../../rooms/share/ShareButton.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { EndScreen } from '../after/EndScreen.tsx';
import { RateRoom } from '../after/RateRoom.tsx';
import { useRatings, useSummary } from '../gameplay/useRoom.ts';
import { useGameplay } from '../table/gameContext.ts';
import { togetherText } from '../text/together.ts';
import { Mark } from './marks/Mark.tsx';
import { partyAddress } from './partyAddress.ts';
import { TeamRows } from './TeamBoard.tsx';
import { useMates, useSeated, useSeatName } from './teamContext.ts';
import { useTeams } from './useTeams.ts';

/** The end of a team's play, by its escape or when its time is up: the team, stars, and links to go on. */
export function TeamEnd({ roomId }: { roomId: string }) {
  const roomName = useGameplay((s) => s.roomName);
  const ratings = useRatings(roomId);
  const creatorId = useSummary(roomId)?.creatorId;
  const { proof } = useSeated();
  const teams = useTeams(roomId, proof().playId);
  const { end } = togetherText;
  return (
    <EndScreen
      title={end.title}
      timeLabel={end.time}
      place={<WhoWasThere record={teams.loaded?.own?.record} />}
      board={<TeamRows {...teams} />}
      rating={<RateRoom store={ratings} creatorId={creatorId} />}
      again={<PlayAgain roomId={roomId} />}
      exit={
        <>
          <ShareButton roomId={roomId} roomName={roomName} />
          <Button asChild variant="outline">
            <Link to="/dashboard">{end.rooms}</Link>
          </Button>
        </>
      }
    >
      <ReportRoom roomId={roomId} roomName={roomName} creatorId={creatorId} />
    </EndScreen>
  );
}

/** Opens a new party, or leads to the one that a friend has opened already. */
function PlayAgain({ roomId }: { roomId: string }) {
  const { party, proof } = useSeated();
  const isOpened = useGameplay((s) => s.team?.next !== undefined);
  const [isOpening, setIsOpening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { end } = togetherText;

  async function again() {
    setIsOpening(true);
    setHasFailed(false);
    try {
      const { view } = await party.openParty({ roomId, again: proof() });
      // Loads a new page, since this one's party is over.
      window.location.assign(partyAddress(roomId, view.team?.code ?? ''));
    } catch (error) {
      console.error('The party could not be played again.', error);
      setHasFailed(true);
      setIsOpening(false);
    }
  }

  return (
    <>
      <NextDoor />
      <Button aria-busy={isOpening} onClick={() => void (isOpening || again())}>
        {isOpened ? <DoorOpen aria-hidden /> : <RotateCcw aria-hidden />}
        {isOpening ? togetherText.opening : isOpened ? end.comeAlong : end.again}
      </Button>
      {hasFailed && (
        <Text role="alert" color="fg.warning">
          {end.againFailed}
        </Text>
      )}
    </>
  );
}

/** Says that the door of the next party is open, and who has opened it; after a reload nobody knows who (T17). */
function NextDoor() {
  const isOpened = useGameplay((s) => s.team?.next !== undefined);
  const opener = useLastBy('playsAgain');
  const name = useSeatName(opener);
  const { end } = togetherText;
  return (
    <Flex role="status" align="center" justify="center" gap="2.5" flexBasis={isOpened ? '100%' : undefined}>
      {isOpened && (
        <>
          {opener !== null && <Mark seat={opener} size={28} />}
          <Text fontWeight="650" overflowWrap="anywhere">
            {name === null ? end.isOpen : end.waits(name)}
          </Text>
        </>
      )}
    </Flex>
  );
}

/** Returns the seat that last did this, as far as this browser heard; null if unknown. */
function useLastBy(type: (typeof SEAT_CHANGES)[number] | 'escaped'): number | null {
  return useGameplay(
    (s) => s.party?.news.findLast(({ events }) => events.some((event) => event.type === type))?.by ?? null,
  );
}

/** Returns who opened the door; null when the time is up, and after a reload, when it is no longer known. */
function useWhoOpened(): string | null {
  const name = useSeatName(useLastBy('escaped'));
  const isOwn = useGameplay((s) => s.lastEvents.some(({ type }) => type === 'escaped'));
  const { end } = togetherText;
  if (isOwn) return end.byYou;
  return name === null ? null : end.by(name);
}

/** The seats at the end. `record`: the team's record, which names those who acted (T8). */
function WhoWasThere({ record }: { record: TeamRecord | undefined }) {
  const mates = useMates();
  const opened = useWhoOpened();
  const { end } = togetherText;
  return (
    <Box>
      {opened !== null && <Text fontWeight="650">{opened}</Text>}
      <Flex
        as="ul"
        aria-label={end.team}
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        justify="center"
        marginTop="2"
        listStyleType="none"
      >
        {mates.map(({ seat, name, isOwn }) => (
          <Flex as="li" key={seat} align="center" gap="2">
            <Mark seat={seat} size={28} isOwn={isOwn} />
            <Text overflowWrap="anywhere">
              {name}
              {record && !(seat in record.seats) && (
                <Box as="span" color="fg.muted">
                  {end.watched}
                </Box>
              )}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
