import { Box, Grid } from '@chakra-ui/react';
import { hitRect, type PercentRect } from '../../../core/room/geometry.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { columnsWithin } from './columnsWithin.ts';

/** The stage's width by its height, since rectangles are in percent of each. */
const STAGE = 16 / 9;

/** Keys that stick in locks which still need others (K5). The lock's label names them. */
export function UsedKeys() {
  const items = useGameplay((s) => s.items);
  return Object.values(items).map(
    (item) =>
      item.usedKeys && (
        <KeysOn key={item.id} rect={hitRect(item)}>
          {item.usedKeys.map(({ id, uri }) => (
            <Box
              key={id}
              minWidth="0"
              minHeight="0"
              animationName="scale-in, fade-in"
              animationDuration="250ms"
            >
              <ItemPicture
                uri={uri}
                boxSize="100%"
                objectFit="contain"
                rotate="10deg"
                filter="drop-shadow(1px 3px 2px rgb(0 0 0 / 0.6))"
              />
            </Box>
          ))}
        </KeysOn>
      ),
  );
}

/** In rows and columns that fit the lock, however many there are: in one row they hung outside a narrow door. */
function KeysOn({ rect, children }: { rect: PercentRect; children: React.ReactNode[] }) {
  const { x, y, width, height } = rect;
  const columns = columnsWithin(children.length, (width * STAGE) / height);
  const rows = Math.ceil(children.length / columns);
  return (
    <Grid
      aria-hidden
      position="absolute"
      placeContent="center"
      gap="0.5"
      padding="0.5"
      pointerEvents="none"
      style={{
        left: `${x}%`,
        top: `${y}%`,
        width: `${width}%`,
        height: `${height}%`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, ${SIZE}))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, ${SIZE}))`,
      }}
    >
      {children}
    </Grid>
  );
}

const SIZE = 'clamp(1.1rem, 3vw, 2.25rem)';
