import { chakra, Flex, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import { tableText } from '../../text/table.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { useRoomLanguage } from './useRoomLanguage.ts';

/** Light, body and edge of each plate: brass, steel, copper, and once more. */
const METALS = [
  ['#fff3c8', '#dca13a', '#7a4d14'],
  ['#f1f6fb', '#8f9db0', '#46505f'],
  ['#f3cba6', '#ad6b3e', '#5c3016'],
] as const;

interface KeyPlatesProps {
  ref: Ref<HTMLDivElement>;
  /** In the order in which they were put in. */
  used: readonly ViewEntry[];
  keyholes: number;
}

/** A board with a plate for each key: the used ones hang in theirs, by their names. */
export function KeyPlates({ ref, used, keyholes }: KeyPlatesProps) {
  return (
    <Flex
      as="ul"
      role="list"
      ref={ref}
      tabIndex={-1}
      outline="none"
      aria-label={tableText.keyholes(keyholes, used.length)}
      listStyleType="none"
      layerStyle="woodBoard"
      className="evening"
      wrap="wrap"
      justify="center"
      gap={{ base: '3', md: '5' }}
      marginY="5"
      paddingX="4"
      paddingY="5"
      border="2px solid {colors.ink}"
      borderRadius="lg"
      boxShadow="inset 0 0 0 2px #a06d22, inset 0 0 0 4px rgb(0 0 0 / 0.25)"
    >
      {Array.from({ length: keyholes }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place
        <Plate key={place} place={place} entry={used[place]} />
      ))}
    </Flex>
  );
}

function Plate({ place, entry }: { place: number; entry: ViewEntry | undefined }) {
  const language = useRoomLanguage();
  const [light, body, edge] = METALS[place % METALS.length] ?? METALS[0];
  return (
    <Flex as="li" direction="column" align="center" gap="2" width="6rem">
      <Oval
        style={{ background: `radial-gradient(ellipse at 35% 22%, ${light}, ${body} 62%, ${edge})` }}
        aria-hidden
      >
        <Keyhole />
        {entry && (
          <ItemPicture
            uri={entry.uri}
            position="absolute"
            boxSize="4rem"
            bottom="-1"
            insetInlineStart="calc(50% - 2rem)"
            objectFit="contain"
            rotate="8deg"
            filter="drop-shadow(2px 4px 3px rgb(0 0 0 / 0.55))"
            animationName="scale-in, fade-in"
            animationDuration="250ms"
          />
        )}
      </Oval>
      <Text
        textStyle="sm"
        fontWeight="600"
        textAlign="center"
        color={entry ? 'fg' : 'fg.muted'}
        lineClamp="2"
      >
        {entry ? <span {...language}>{entry.label}</span> : tableText.keyholeEmpty}
      </Text>
    </Flex>
  );
}

const Oval = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    width: '4.5rem',
    height: '6.25rem',
    borderRadius: '50%',
    border: '2px solid {colors.ink}',
    boxShadow: 'inset 0 0 0 3px rgb(255 255 255 / 0.22), 0 4px 6px rgb(0 0 0 / 0.5)',
  },
});

function Keyhole() {
  return (
    <chakra.svg
      viewBox="0 0 26 42"
      position="absolute"
      inset="0"
      margin="auto"
      width="1.6rem"
      height="2.6rem"
    >
      <path d="M13 2a9 9 0 0 1 5 16.5l3 21.5H5l3-21.5A9 9 0 0 1 13 2Z" fill="#120b12" />
    </chakra.svg>
  );
}
