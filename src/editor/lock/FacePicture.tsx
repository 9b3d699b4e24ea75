import { chakra } from '@chakra-ui/react';
import type { FaceType } from '../../../core/lock/model.ts';

interface FacePictureProps {
  type: FaceType;
  /** In the theme's sizes. */
  size?: string | { base: string; md: string };
}

/** A small picture of a lock's face (K1). */
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
