import { Box, chakra, Flex, Image, Skeleton, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { coverSceneOf, placesOf } from '../../../core/room/scenes.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { sceneName } from '../text/scenes.ts';
import { type DrawPlace, usePlacePictures } from './usePlacePictures.ts';

/** Chooses the cover among the room's places. */
export function CoverChoice({ draw }: { draw: DrawPlace }) {
  const room = useRoom();
  const places = placesOf(room);
  const cover = coverSceneOf(room);
  const pictures = usePlacePictures(room, draw);
  const { dispatch } = useEditorActions();
  const titleId = useId();
  return (
    <Box minW="0">
      <Flex align="baseline" justify="space-between" gap="3" mb="2">
        <Text id={titleId} fontWeight="650">
          {publishingText.cover}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {publishingText.coverHelp}
        </Text>
      </Flex>
      <Picture picture={pictures.get(cover)} label={publishingText.coverOf(sceneName(room, cover))} />
      {places.length > 1 && (
        <Flex role="radiogroup" aria-labelledby={titleId} gap="2.5" mt="3" wrap="wrap">
          {places.map((place) => (
            <Place
              key={place}
              group={titleId}
              name={sceneName(room, place)}
              picture={pictures.get(place)}
              isChosen={place === cover}
              onChoose={() => dispatch({ type: 'setCover', scene: place })}
            />
          ))}
        </Flex>
      )}
    </Box>
  );
}

interface PlaceProps {
  group: string;
  name: string;
  picture: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Place({ group, name, picture, isChosen, onChoose }: PlaceProps) {
  return (
    <Tile data-chosen={isChosen || undefined} title={name}>
      <chakra.input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        srOnly
      />
      <Picture picture={picture} label="" />
      {isChosen && (
        <Sign aria-hidden>
          <Check />
        </Sign>
      )}
    </Tile>
  );
}

/** A picture that cannot be drawn stays empty; the room is published all the same. */
function Picture({ picture, label }: { picture: string | undefined; label: string }) {
  if (picture === undefined) return <Skeleton aspectRatio="16 / 9" borderRadius="md" />;
  if (picture === '') return <Box aspectRatio="16 / 9" borderRadius="md" bg="bg.raised" />;
  return <Image src={picture} alt={label} w="full" aspectRatio="16 / 9" borderRadius="md" />;
}

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'block',
    width: 'calc((100% - 1.25rem) / 3)',
    borderRadius: 'md',
    cursor: 'pointer',
    outline: '2px solid transparent',
    outlineOffset: '2px',
    _hover: { outlineColor: 'border.strong' },
    '&[data-chosen]': { outlineColor: 'accent' },
    '&:has(:focus-visible)': { outlineColor: 'fg' },
  },
});

const Sign = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    insetEnd: '1',
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.contrast',
    '& svg': { boxSize: '3.5' },
  },
});
