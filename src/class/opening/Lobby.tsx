import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Play, Presentation, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { NoLine } from '../board/BoardNotices.tsx';
import { EndForAll } from '../board/EndForAll.tsx';
import { Crumbs } from '../page/Crumbs.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { classPath, wallPath } from '../page/classPath.ts';
import { lobbyText } from '../text/lobby.ts';
import { teacherText } from '../text/teacher.ts';
import { CodePaper, Invitation } from './CodePaper.tsx';
import { DoorSwitches } from './DoorSwitches.tsx';
import { LobbyTeam } from './LobbyTeam.tsx';
import { arePlayingAlone, readLobby } from './readLobby.ts';
import { WifiTest } from './WifiTest.tsx';

/** A class before its start: the code, the pupils who have joined, and the start button. */
export function Lobby() {
  const { board } = useShownClass();
  const { came, teams, free, hooks } = readLobby(board);
  // Beside the teams the bar with the start never covers the switches; without that column they follow the link.
  const isWide = useIsAtLeast('lg');
  return (
    <>
      <PageTitle page={`${teacherText.page}: ${board.roomName}`} />
      <NoLine />
      <Crumbs />
      <Head board={board} came={came} />
      <Grid gap="4" templateColumns={{ lg: '21.5rem minmax(0, 1fr)' }} alignItems="start">
        <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}>
          <CodePaper board={board} />
          <Flex direction="column" gap="4">
            <Invitation board={board} />
            <WifiTest hasAnswered={came > 0} />
            {!isWide && <DoorSwitches />}
          </Flex>
        </Grid>
        <Box minWidth="0">
          {isWide && <DoorSwitches />}
          {came === 0 && <NobodyYet />}
          <Grid gap="3.5" templateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))">
            {teams.map((team) => (
              <LobbyTeam key={team.team} team={team} hooks={hooks} />
            ))}
          </Grid>
          {free > 0 && (
            <Text marginTop="3" textStyle="sm" color="fg.muted">
              {lobbyText.moreTeams(free, arePlayingAlone(board))}
            </Text>
          )}
        </Box>
      </Grid>
      <StartBar />
    </>
  );
}

function Head({ board, came }: { board: ShowClassAnswer; came: number }) {
  const { roomName, settings, teams, isDoorOpen, sessionId, roomId, keys } = board;
  const allTeams = arePlayingAlone(board) ? null : teacherText.teams(teams.length);
  const seats = teams.reduce((sum, { places }) => sum + places, 0);
  const minutes = settings.minutes === null ? lobbyText.unlimited : teacherText.minutes(settings.minutes);
  return (
    <Flex wrap="wrap" gap="3" align="flex-end" justify="space-between" marginBottom="5">
      <Box minWidth="0">
        <Heading as="h1" size="3xl">
          {isDoorOpen ? lobbyText.open : lobbyText.shut}
        </Heading>
        <Text color="fg.muted" textStyle="sm" marginTop="1" overflowWrap="anywhere">
          {lobbyText.facts(roomName, minutes, allTeams, seats)}{' '}
          <span role="status">{lobbyText.came(came)}</span>
        </Text>
      </Box>
      <Flex gap="2.5" wrap="wrap">
        <Button asChild variant="outline">
          <Link to={wallPath({ roomId, sessionId, key: keys.wall })} target="_blank" rel="noreferrer">
            <Presentation aria-hidden /> {teacherText.wall}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={classPath(sessionId, 'cards')}>
            <Printer aria-hidden /> {lobbyText.printCards}
          </Link>
        </Button>
      </Flex>
    </Flex>
  );
}

function NobodyYet() {
  return (
    <Box
      borderRadius="lg"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.strong"
      padding="5"
      marginBottom="3.5"
      textAlign="center"
    >
      <Text fontWeight="650">{lobbyText.nobody}</Text>
      <Text color="fg.muted" textStyle="sm" marginTop="1">
        {lobbyText.nobodyHelp}
      </Text>
    </Box>
  );
}

/** The number of pupils and the start button. It stays visible however long the list of teams is. */
function StartBar() {
  const { board, isOffline } = useShownClass();
  const { came, away } = readLobby(board);
  const order = useOrder();
  const [isStarting, setStarting] = useState(false);
  const [isEnding, setEnding] = useState(false);
  async function start() {
    setStarting(true);
    if (!(await order({ type: 'start' }))) setStarting(false);
  }
  return (
    <Panel
      bg="bg.deep"
      position="sticky"
      bottom="0"
      zIndex="docked"
      marginTop="5"
      paddingX={{ base: '4', md: '5' }}
      paddingY={{ base: '3', md: '4' }}
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
    >
      <Flex gap="3" flex="1 1 18rem" minWidth="0" align="center" justify="space-between">
        <Ready came={came} away={away} isDoorOpen={board.isDoorOpen} />
        <Button
          variant="ghost"
          flex="none"
          onClick={() => (came > 0 ? setEnding(true) : void order({ type: 'end', team: null }))}
        >
          {lobbyText.close}
        </Button>
        {isEnding && <EndForAll onClose={() => setEnding(false)} />}
      </Flex>
      <Plate
        material="brass"
        size="large"
        flex={{ base: '1 1 100%', md: 'none' }}
        disabled={came === 0 || isOffline}
        aria-busy={isStarting}
        onClick={() => !isStarting && void start()}
      >
        <Play aria-hidden /> {lobbyText.start}
      </Plate>
    </Panel>
  );
}

function Ready({ came, away, isDoorOpen }: { came: number; away: number; isDoorOpen: boolean }) {
  const { ready } = lobbyText;
  if (came === 0)
    return (
      <Text color="fg.muted" textStyle={{ base: 'sm', md: 'md' }}>
        {ready.nobody}
      </Text>
    );
  return (
    <Text display="flex" gap="2" minWidth="0" textStyle={{ base: 'sm', md: 'md' }}>
      <Box as="span" color={away === 0 ? 'fg.success' : 'fg.warning'} marginTop="0.5" flex="none">
        {away === 0 ? <CircleCheck size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}
      </Box>
      <span>
        <b>{away === 0 ? ready.all(came) : ready.but(came - away, came)}</b>{' '}
        <Text as="span" hideBelow="md">
          {away === 0 ? (isDoorOpen ? ready.door : ready.locked) : ready.away}
        </Text>
      </span>
    </Text>
  );
}
