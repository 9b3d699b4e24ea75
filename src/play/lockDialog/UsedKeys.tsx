import { Flex } from '@chakra-ui/react';
import { hitRect } from '../../../core/room/geometry.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { useGameplay } from '../table/gameContext.ts';

/** Keys that stick in locks which still need others (K5). The lock's label names them. */
export function UsedKeys() {
  const items = useGameplay((s) => s.items);
  return Object.values(items).map((item) => {
    const { x, y, width, height } = hitRect(item);
    return (
      item.usedKeys && (
        <Flex
          key={item.id}
          aria-hidden
          position="absolute"
          justify="center"
          gap="1"
          translate="-50% -50%"
          pointerEvents="none"
          style={{ left: `${x + width / 2}%`, top: `${y + height / 2}%` }}
        >
          {item.usedKeys.map(({ id, uri }) => (
            <ItemPicture
              key={id}
              uri={uri}
              boxSize="clamp(1.1rem, 3vw, 2.25rem)"
              objectFit="contain"
              rotate="10deg"
              filter="drop-shadow(1px 3px 2px rgb(0 0 0 / 0.6))"
              animationName="scale-in, fade-in"
              animationDuration="250ms"
            />
          ))}
        </Flex>
      )
    );
  });
}
