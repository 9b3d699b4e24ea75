import { Box, chakra, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { EllipsisVertical, Hourglass, Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { roomPageText } from '../../../rooms/text/roomPage.ts';
import { NOTCH } from '../../../shared/page/notch.ts';
import { IntroductionLetter } from '../../before/IntroductionLetter.tsx';
import { useGameplay } from '../../table/gameContext.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { pupilText } from '../../text/pupil.ts';
import { togetherText } from '../../text/together.ts';
import { DoorBoard } from '../../together/door/DoorBoard.tsx';
import { Mark } from '../../together/marks/Mark.tsx';
import { TeamSheets } from '../../together/table/Rack.tsx';
import { type Mate, useMates, useSeated } from '../../together/teamContext.ts';
import { takeLostFocus } from '../door/DoorMessage.tsx';
import { Pennant } from '../Pennant.tsx';
import { pennantOf } from '../pennantLooks.ts';
import { useClass } from '../useClass.ts';
import { HowMany } from './HowMany.tsx';
import { OwnName } from './OwnName.tsx';

/**
 * A pupil's team before the teacher starts the clock. `news` says what the teacher has just done with this
 * seat.
 */
export function ClassLobby({ news }: { news: string | null }) {
  const isAlone = useClass(({ view }) => view.isAlone);
  const { oneRoom, ownRoom } = pupilText.lobby;
  return (
    <DoorBoard width="min(30rem, 100% - 1rem)" marginTop={{ base: '2', md: '8' }} marginBottom="4">
      <Head />
      <Text role="status" fontWeight="650" marginBottom="3" _empty={{ display: 'none' }}>
        {news}
      </Text>
      <OwnName />
      <HowMany />
      <Story />
      {!isAlone && <WithYou />}
      <Flex gap="2.5" marginTop="4" padding="3" borderRadius="10px" bg="rgb(20 10 10 / 0.35)">
        <Box flex="none" paddingTop="0.5">
          <Lightbulb size={20} aria-hidden />
        </Box>
        <Text>{isAlone ? ownRoom : oneRoom}</Text>
      </Flex>
      <Waiting />
    </DoorBoard>
  );
}

function Head() {
  const team = useClass(({ view }) => view.team);
  const name = useClass(({ view }) => view.teamName);
  const isAlone = useClass(({ view }) => view.isAlone);
  const { company } = useSeated();
  // Closes the sheet, so that none lies over the room when the clock starts.
  useEffect(() => () => company.getState().setSheet(null), [company]);
  const { colour, shape } = pennantOf(team);
  const { lobby, colours, shapes } = pupilText;
  return (
    <Flex align="center" gap="3.5" marginBottom="4">
      <Pennant team={team} size={50} />
      <Box flex="1" minWidth="0">
        <Text textStyle="sm">{isAlone ? lobby.titleAlone : lobby.title}</Text>
        <Heading
          as="h1"
          size={{ base: '2xl', md: '3xl' }}
          tabIndex={-1}
          ref={takeLostFocus}
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          overflowWrap="anywhere"
        >
          {name}
        </Heading>
        <Text textStyle="sm">
          {colours[colour]}, {shapes[shape]}
        </Text>
      </Box>
      <IconButton
        variant="ghost"
        color="inherit"
        aria-label={lobby.menu}
        title={lobby.menu}
        aria-haspopup="dialog"
        onClick={() => company.getState().setSheet('team')}
      >
        <EllipsisVertical />
      </IconButton>
      <TeamSheets />
    </Flex>
  );
}

/** The introduction, which may hold a clue: once the clock runs, the room comes at once. */
function Story() {
  const hasWords = useGameplay((s) => s.introduction !== '');
  if (!hasWords) return null;
  const { lobby } = pupilText;
  return (
    <Box as="section" aria-label={lobby.story} marginTop="5">
      <Heading as="h2" size="lg" marginBottom="2.5">
        {lobby.story}
      </Heading>
      <IntroductionLetter />
    </Box>
  );
}

function WithYou() {
  const mates = useMates();
  const { lobby } = pupilText;
  return (
    <Box as="section" aria-label={lobby.with} marginTop="5">
      <Flex justify="space-between" align="baseline" marginBottom="2.5">
        <Heading as="h2" size="lg">
          {lobby.with}
        </Heading>
        <Text role="status">{lobby.here(mates.filter(({ isSilent }) => !isSilent).length)}</Text>
      </Flex>
      {mates.length === 1 ? (
        <Text textStyle="sm">{lobby.alone}</Text>
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(5.25rem, 1fr))"
        >
          {mates.map((mate) => (
            <Hook key={mate.seat} mate={mate} />
          ))}
        </Grid>
      )}
    </Box>
  );
}

function Hook({ mate: { seat, name, isOwn, isSilent } }: { mate: Mate }) {
  const { lobby } = pupilText;
  return (
    <Flex as="li" direction="column" align="center" gap="1" textAlign="center" lineHeight="1.25" minWidth="0">
      <Mark seat={seat} size={40} isOwn={isOwn} isSilent={isSilent} />
      <Text fontWeight="700" fontSize="0.9375rem" overflowWrap="anywhere" marginTop="1">
        {name}
      </Text>
      <Text textStyle="sm">{isOwn ? togetherText.who.you : isSilent ? lobby.away : lobby.isHere}</Text>
    </Flex>
  );
}

function Waiting() {
  const timeLimit = useGameplay((s) => s.timeLimit);
  const { lobby } = pupilText;
  return (
    <WaitingBar>
      <Hourglass aria-hidden />
      <Box>
        <Heading as="p" size="lg">
          {lobby.starts}
        </Heading>
        <Text>
          {timeLimit === null
            ? roomPageText.moreTime.allowances.unlimited
            : gameplayText.timeLimit(timeLimit)}
        </Text>
      </Box>
    </WaitingBar>
  );
}

const WaitingBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: `max(0.5rem, ${NOTCH.bottom})`,
    zIndex: '2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    marginTop: '5',
    padding: '3.5',
    borderRadius: '10px',
    border: '2px solid {colors.ink}',
    bg: '#2a1712',
  },
});
