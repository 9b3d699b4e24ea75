import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

interface PictureTileProps {
  uri: string;
  /** The first letter stands in where the picture cannot be had. */
  label: string;
  /** Fetched at once: for a few in what opens for a moment, where a picture that waits to be seen stays out. */
  isEager?: boolean;
}

/** A picture that fits its tile, and a letter in its place where it is missing. */
export function PictureTile({ uri, label, isEager = false }: PictureTileProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const isMissing = missing === uri || uri === '';
  return (
    // The picture lies over its place instead of filling it: a tall one must not make the tile grow.
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
          // The stage's pictures come first.
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
