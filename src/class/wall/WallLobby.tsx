import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CodeTags } from '../../play/together/door/CodeTags.tsx';
import { partyAddress } from '../../play/together/partyAddress.ts';
import { QrCode } from '../../rooms/share/QrCode.tsx';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { wallText } from '../text/wall.ts';
import { SpokenTeams, TeamName, WallFoot, WallPennant } from './WallParts.tsx';
import { high } from './wallSizes.ts';
import { hooksOf, lobbyPage, type PlacedTeam, seatedIn, teamsOf, type Wall } from './wallView.ts';

/** Up to this many teams take few lines, so that the QR code can be larger. */
const FEW = 6;

interface WallLobbyProps {
  wall: Wall;
  /** Milliseconds since the epoch. */
  at: number;
  roomId: string;
}

/** A class before its start: how to join, and who has joined. */
export function WallLobby({ wall, at, roomId }: WallLobbyProps) {
  const teams = teamsOf(wall);
  return (
    <>
      <Flex
        as="section"
        flex="1"
        minHeight="0"
        align="center"
        gap={high(5)}
        paddingX={high(4.5)}
        paddingTop={high(3)}
      >
        <Invitation wall={wall} roomId={roomId} square={teams.length > FEW ? 44 : 52} />
      </Flex>
      <SpokenTeams teams={teams} standing={({ seated }) => wallText.here(seated)} />
      <Arrived teams={teams} at={at} language={wall.language} />
      <WallFoot>
        <span>
          {wallText.come(seatedIn(teams))} {wall.isDoorOpen ? wallText.doorOpen : wallText.doorShut}
        </span>
      </WallFoot>
    </>
  );
}

function Invitation({
  wall: { code, roomName },
  roomId,
  square,
}: Omit<WallLobbyProps, 'at'> & { square: number }) {
  const { origin, host, isForNetwork, isForThisMachine } = useSharedAddress();
  return (
    <>
      <Box
        flex="none"
        borderRadius={high(2)}
        border="0.5vh solid {colors.brass.400}"
        boxShadow="0 0 0 0.35vh {colors.ink}"
        overflow="hidden"
        bg="white"
        style={{ width: `min(38vw, ${high(square)})` }}
      >
        <QrCode address={partyAddress(roomId, code, origin)} width="100%" />
      </Box>
      <Box flex="1" minWidth="0">
        <Heading
          as="h1"
          dir="auto"
          textAlign="start"
          fontSize={high(6)}
          lineHeight="1.15"
          overflowWrap="anywhere"
          lineClamp="2"
        >
          {roomName}
        </Heading>
        <Line>
          {wallText.open} <strong>{host}</strong> {wallText.andType}
        </Line>
        <CodeTags
          code={code}
          label={wallText.code(code)}
          fontSize={`min(${high(13)}, (100vw - ${high(70)}) / 7.9)`}
          css={{ '& > span': { width: '1.1em', height: '1.48em' } }}
        />
        <Line>
          {isForThisMachine ? wallText.onlyHere : isForNetwork ? wallText.cameraInWifi : wallText.camera}
        </Line>
      </Box>
    </>
  );
}

const Line = chakra('p', {
  base: { fontSize: high(4.2), color: 'fg.muted', marginY: high(2.6), '& strong': { color: 'fg' } },
});

/** The teams, with a hook for each seat; many teams are shown page by page. */
function Arrived({ teams, at, language }: { teams: readonly PlacedTeam[]; at: number; language: string }) {
  const { teams: shown, number, of } = lobbyPage(teams, at);
  const hooks = hooksOf(teams);
  return (
    <Teams aria-hidden>
      {shown.map((team) => (
        <Flex key={team.team} gap={high(1.4)} align="flex-start" minWidth="0">
          <WallPennant team={team.team} height={4.6} />
          <Box minWidth="0">
            <TeamName team={team} language={language} size={high(4)} />
            <Flex gap={high(0.6)} marginTop={high(0.5)}>
              {Array.from({ length: hooks }, (_, hook) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hook is a place
                <Hook key={hook} data-taken={hook < team.seated || undefined} />
              ))}
            </Flex>
          </Box>
        </Flex>
      ))}
      {of > 1 && (
        <Text gridColumn="1 / -1" fontSize={high(3)} color="fg.muted" textAlign="end">
          {wallText.pageOf(number, of)}
        </Text>
      )}
    </Teams>
  );
}

const Teams = chakra('div', {
  base: {
    display: 'grid',
    // At 16:9 six teams in a row if their names are short, else four; at 4:3 three.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${high(38)}, 31%), 1fr))`,
    columnGap: high(3),
    rowGap: high(1.8),
    paddingX: high(4.5),
    paddingY: high(2.2),
  },
});

const Hook = chakra('span', {
  base: {
    boxSize: high(1.9),
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    '&[data-taken]': { bg: 'brass.300', borderColor: 'brass.300' },
  },
});
