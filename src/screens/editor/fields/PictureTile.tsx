import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

interface PictureTileProps {
  uri: string;
  /** The first letter stands in where the picture cannot be had. */
  label: string;
}

/** A picture that fits its tile, and a letter in its place where it is missing. */
export function PictureTile({ uri, label }: PictureTileProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === uri || uri === '') {
    return (
      <chakra.span aria-hidden color="fg.subtle" textStyle="xl" fontWeight="700" m="auto">
        {label.charAt(0).toUpperCase()}
      </chakra.span>
    );
  }
  return (
    <chakra.img
      src={uri}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      w="full"
      h="full"
      objectFit="contain"
      onError={() => setMissing(uri)}
    />
  );
}
