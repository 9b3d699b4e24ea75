import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

interface PictureTileProps {
  uri: string;
  /** The first letter of the label replaces a missing picture. */
  label: string;
  /** Whether the picture loads at once, as in short-lived popups with few pictures: lazy loading would not start. */
  isEager?: boolean;
}

/** A picture that fits its tile, or a letter if it is missing. */
export function PictureTile({ uri, label, isEager = false }: PictureTileProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const isMissing = missing === uri || uri === '';
  return (
    // Positioned over the tile, so that a tall picture does not make it grow.
    <chakra.span position="relative" display="flex" flex="1" minW="0" alignSelf="stretch" aria-hidden>
      {isMissing ? (
        <chakra.span m="auto" color="fg.subtle" textStyle="xl" fontWeight="700">
          {label.charAt(0).toUpperCase()}
        </chakra.span>
      ) : (
        <chakra.img
          src={uri}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          // The stage's pictures load first.
          fetchPriority="low"
          decoding="async"
          draggable={false}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="contain"
          onError={() => setMissing(uri)}
        />
      )}
    </chakra.span>
  );
}
