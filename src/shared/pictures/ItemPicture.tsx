import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';
import { knownPictures } from './pictureGuide.ts';

interface ItemPictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'onError'> {
  uri: string;
}

/**
 * An item's picture outside the stage: the file that the stage has loaded, or the stable name if that file is
 * gone (R11).
 */
export function ItemPicture({ uri, ...style }: ItemPictureProps) {
  const [gone, setGone] = useState<string | null>(null);
  const file = knownPictures().get(uri)?.file ?? uri;
  return <chakra.img src={file === gone ? uri : file} alt="" onError={() => setGone(file)} {...style} />;
}
