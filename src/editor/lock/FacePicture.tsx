import { chakra } from '@chakra-ui/react';
import type { FaceType } from '../../../core/lock/model.ts';

interface FacePictureProps {
  type: FaceType;
  /** As the theme counts. */
  size?: string | { base: string; md: string };
}

/** A lock's own picture, small (K1). */
export function FacePicture({ type, size = { base: '11', md: '16' } }: FacePictureProps) {
  return (
    <chakra.img
      src={`/art/locks/${type}/shut.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      h={size}
      w="auto"
    />
  );
}
