import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { BackgroundMood } from '../../../core/catalogue/model.ts';
import { itemUri } from '../../../core/catalogue/pictureAddresses.ts';
import { DEFAULT_DOOR } from '../../../core/room/limits.ts';
import { LitThing } from '../../shared/scene/LitThing.tsx';
import { StandingThings } from '../../shared/scene/StandingThings.tsx';
import { reviewsText } from '../text/reviews.ts';

interface BackgroundGroundsProps extends BackgroundMood {
  name: string;
}

/**
 * A background in three views: empty, with the door and a few things in their own colours, and with them in
 * its light.
 */
export function BackgroundGrounds({ name, uri, ambient }: BackgroundGroundsProps) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2.5" mt="4">
      <Box gridColumn="1 / -1">
        <Stage>
          <Ground src={uri} alt={name} />
        </Stage>
      </Box>
      <Stage>
        <Ground src={uri} alt={reviewsText.furnished(name)} />
        <Furnishing light="#ffffff" />
      </Stage>
      <Stage>
        <Ground src={uri} alt={reviewsText.lit(name)} />
        <Furnishing light={ambient} />
        <Text
          position="absolute"
          insetInlineStart="2"
          bottom="2"
          textStyle="xs"
          className="evening"
          bg="bg.deep"
          px="2"
          borderRadius="sm"
        >
          {ambient}
        </Text>
      </Stage>
    </Grid>
  );
}

function Furnishing({ light }: { light: string }) {
  const { x, y, width } = DEFAULT_DOOR;
  return (
    <>
      <LitThing
        uri={itemUri('door', 'oak', 'default')}
        light={light}
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%` }}
      />
      <StandingThings light={light} />
    </>
  );
}

const Stage = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: '6px',
    border: '2px solid {colors.ink}',
  },
});

const Ground = chakra('img', { base: { position: 'absolute', inset: '0', width: '100%', height: '100%' } });
