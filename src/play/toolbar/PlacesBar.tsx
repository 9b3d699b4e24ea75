import { Box, chakra } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useContext } from 'react';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { TeamParts } from '../table/teamParts.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';
import { placeName } from './placeName.ts';

/** The places entered so far, to go to directly (N3, N4). */
export function PlacesBar() {
  const { gameplay } = useGame();
  const places = useGameplay((s) => s.places);
  const sceneId = useGameplay((s) => s.scene?.id);
  const language = useRoomLanguage();
  const isPaused = useGameStatus((s) => s.isPaused);
  const team = useContext(TeamParts);
  return (
    <Row aria-label={tableText.places} inert={isPaused}>
      {places.map((place, index) => (
        <Box key={place.id} position="relative" flex="0 0 auto">
          <Place
            type="button"
            data-marked={team ? '' : undefined}
            aria-current={place.id === sceneId ? 'location' : undefined}
            onClick={() => void gameplay.getState().go(place.id)}
          >
            <DoorOpen size={18} aria-hidden />
            <span {...(place.name === '' ? {} : language)}>{placeName(place, index)}</span>
          </Place>
          {team && <team.PlaceMarks place={place.id} />}
        </Box>
      ))}
    </Row>
  );
}

const Row = chakra('nav', {
  base: {
    gridArea: 'places',
    display: 'flex',
    gap: '2',
    marginBottom: '2',
    padding: '0.5',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    _wideRoom: { alignSelf: 'center', marginBottom: '0', marginEnd: { md: '2' } },
    _sideways: {
      flexDirection: 'column',
      maxHeight: '50dvh',
      margin: '0',
      _wideRoom: { margin: '0' },
      gap: '1',
      overflow: 'hidden auto',
    },
  },
});

const Place = chakra('button', {
  base: {
    flex: '0 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '11',
    maxWidth: '15rem',
    paddingX: '4',
    borderRadius: 'md',
    border: '2px solid {colors.ink}',
    layerStyle: 'enamelPlate',
    fontWeight: '650',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    transition: 'filter 120ms, translate 120ms',
    _hover: { filter: 'brightness(1.12)' },
    _sideways: { paddingX: '2', '& > svg': { display: 'none' } },
    '&[aria-current]': { layerStyle: 'brassPlate' },
    // Leaves space for the marks of the players there, which lie over the upper edge.
    '&[data-marked]': { paddingTop: '2.5' },
  },
});
